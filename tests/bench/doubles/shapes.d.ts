declare module 'virtual:shapes' {
  const shapes: Record<string, object>;
  export default shapes;
}
