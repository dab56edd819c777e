// A results page in a frame of a club's page: it shows the standings alone where its address ends in "#frame", and loads
// itself anew once its file has changed. Elsewhere it asks for nothing.
import { Watch } from './watch.ts';

export function watchFrame(): void {
  if (parent === window || location.hash !== '#frame') return;
  document.documentElement.classList.add('framed');
  if (!location.protocol.startsWith('http')) return;
  let isFirst = true;
  const changed = () => {
    if (!isFirst) location.reload();
    isFirst = false;
  };
  new Watch(location.href.replace(/#.*/, ''), changed).follow(document.documentElement);
}
