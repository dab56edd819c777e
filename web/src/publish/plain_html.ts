// Writes drawn elements as HTML. The browser's own serialisation escapes every text and attribute.

/** The contents of an element, without the comments that templates leave, blank attributes, and needless spaces. */
export function htmlOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  tidy(copy);
  return copy.innerHTML;
}

/** Attributes that say something by being there. */
const FLAGS = /^(data-sorts|open|hidden)$/;

function tidy(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (value.trim() === '' && !FLAGS.test(name)) element.removeAttribute(name);
  const classes = element.getAttribute('class'); // an SVG element's `className` is no text
  if (classes !== null) element.setAttribute('class', classes.trim().replace(/\s+/g, ' '));
  for (const node of [...element.childNodes]) tidyNode(node, element);
}

/** In these, spaces between elements mean nothing. */
const SPACELESS = /^(table|thead|tbody|tfoot|tr|ul|ol|section|details|nav)$/;

function tidyNode(node: ChildNode, { localName }: Element): void {
  if (node.nodeType === Node.ELEMENT_NODE) tidy(node as Element);
  else if (node.nodeType !== Node.TEXT_NODE) node.remove();
  else {
    const text = (node.nodeValue ?? '').replace(/[ \n\t]+/g, ' ');
    if (text === '' || (text === ' ' && SPACELESS.test(localName))) node.remove();
    else node.nodeValue = text;
  }
}
