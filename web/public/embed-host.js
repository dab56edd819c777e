// Sets the height of every Tallysheet frame on this page to that of its contents, but never below its height attribute.
// It defines no global names, and a second copy does nothing.
if (!window[Symbol.for('tallysheet-embed-host')]) {
  window[Symbol.for('tallysheet-embed-host')] = true;

  const frames = () => [...document.querySelectorAll('iframe[src*="embed.html"]')];

  const originOf = ({ sandbox, src }) =>
    sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : new URL(src).origin;

  addEventListener('message', ({ source, origin, data }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== originOf(frame)) return;
    if (data?.type !== 'tallysheet-height' || !Number.isFinite(data.height)) return;
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${Math.min(Math.max(data.height, Number(frame.getAttribute('height'))), 50000)}px`;
  });

  // Frames that loaded before this script have sent their height already: ask again.
  for (const { contentWindow } of frames()) contentWindow.postMessage('tallysheet-height?', '*');
}
