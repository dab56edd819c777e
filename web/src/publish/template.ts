// The template of results pages, which the build makes: the single file has it within, the site loads it when it is needed.

export async function loadTemplate(): Promise<string> {
  const { template } = await (import.meta.env.MODE === 'single_file'
    ? import('./template_inlined.ts')
    : import('./template_fetched.ts'));
  return template();
}
