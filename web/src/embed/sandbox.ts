// A sandboxed frame without allow-forms does not dispatch submit events. Nothing is ever sent from here: the button
// dispatches the event itself.
export function submitWhereFormsMayNot(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type !== 'submit') return;
    event.preventDefault();
    button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}
