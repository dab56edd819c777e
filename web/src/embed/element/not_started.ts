// A page's Trusted Types can forbid the policy that Lit makes when it is loaded. The rest of this module then does not
// run, and the element says so instead. Must be imported before Lit.

const SENTENCE =
  'This form cannot start: the page’s Content-Security-Policy has “trusted-types” without “lit-html”, which Tallysheet needs.';

class NotStarted extends HTMLElement {
  connectedCallback(): void {
    this.textContent = SENTENCE;
  }
}

setTimeout(() => {
  if (!customElements.get('tally-sheet')) customElements.define('tally-sheet', NotStarted);
});
