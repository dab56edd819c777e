// Sets the height of this site's Tallysheet frames on the page to that of their contents, but never below their height
// attribute. The site is the folder that the script came from, or the one that its data-tallysheet attribute names.
// It defines no global names, and a second copy only adds its site.
{
  const sites = (window[Symbol.for('tallysheet-embed-host')] ??= new Set());

  const siteOf = ({ dataset, src }) => new URL('.', new URL(dataset.tallysheet || src, document.baseURI)).href;

  const frames = () =>
    [...document.querySelectorAll('iframe[src*="embed.html"]')].filter(({ src }) =>
      [...sites].some((site) => src.split(/[?#]/)[0] === `${site}embed.html`),
    );

  const originOf = ({ sandbox, src }) =>
    sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : new URL(src).origin;

  const take = ({ source, origin, data }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== originOf(frame)) return;
    if (data?.type !== 'tallysheet-height' || !Number.isFinite(data.height)) return;
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${Math.min(Math.max(data.height, Number(frame.getAttribute('height'))), 50000)}px`;
  };

  // A copy of an earlier version, which sets every frame's height, leaves `true`.
  if (sites !== true) {
    if (sites.size === 0) addEventListener('message', take);
    // A module has no current script.
    const scripts = document.currentScript
      ? [document.currentScript]
      : document.querySelectorAll('script[data-tallysheet], script[src*="/embed-host.js"]');
    for (const script of scripts) sites.add(siteOf(script));
    // Frames that loaded before this script have sent their height already: ask again.
    for (const { contentWindow } of frames()) contentWindow.postMessage('tallysheet-height?', '*');
  }
}
