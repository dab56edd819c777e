// A frame in a sandbox that allows no forms submits none, and does not even ask its own script. Nothing is ever sent
// from here: a press on the button asks the form for its score.
export function submitWhereFormsMayNot(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type !== 'submit') return;
    event.preventDefault();
    button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}
