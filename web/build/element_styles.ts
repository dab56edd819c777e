// Adapts the page's styles to a shadow root: rules for the page apply to the element, whose width replaces the
// window's, and whose root font size a page can set.
import type { AtRule, ChildNode, Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

const scoped: PostcssPlugin = {
  postcssPlugin: 'scoped-to-element',
  Once(root) {
    root.walkAtRules('page', (rule) => void rule.remove());
    root.walkAtRules('media', byOwnWidth);
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => ofElement(selector, rule.nodes));
    });
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/(-?\d*\.?\d+)rem\b/g, 'calc(var(--tally-rem, 1rem) * $1)');
    });
  },
};

/** Splits "print, (min-width: 600px)" into parts; only widths become container queries. */
function byOwnWidth(rule: AtRule): void {
  for (const query of rule.params.split(/,\s*/)) {
    if (query.includes('width'))
      rule.cloneBefore({ name: 'container', params: inPixels(query.replace('screen and ', '')) });
    else rule.cloneBefore({ name: 'container', params: query }).name = 'media';
  }
  rule.remove();
}

function inPixels(query: string): string {
  return query.replace(/([\d.]+)rem/g, (_, number) => `${Number(number) * 16}px`);
}

/** A system's colours are set on the element itself, where the page's own rules can override them. */
function ofElement(selector: string, nodes: ChildNode[]): string {
  const inks = nodes.every((node) => 'prop' in node && /^--(system|system-text|band|on-band)$/.test(node.prop));
  if (inks && /^\.[\w-]+$/.test(selector)) return `:host([system="${selector.slice(1)}"])`;
  return selector
    .replace(/^(:root|html)$/, ':host')
    .replace(/^body$/, '.main')
    .replace(/(^|\s)main\b/g, '$1.main');
}

const PLACE = '/* styles */';

const intoScript: Plugin = {
  name: 'styles-into-script',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const script = Object.values(bundle).find((file) => file.type === 'chunk')!;
    const styles = Object.values(bundle).find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!;
    if (styles.type !== 'asset' || !script.code.includes(PLACE))
      throw new Error('The element has no place for its styles');
    script.code = script.code.replace(PLACE, () =>
      JSON.stringify(String(styles.source).trim()).slice(1, -1).replace(/[`$]/g, '\\$&').replaceAll("'", "\\'"),
    );
    delete bundle[styles.fileName];
  },
};

export const elementStyles = { scoped, intoScript };
