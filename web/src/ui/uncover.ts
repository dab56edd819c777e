// Brings what has just appeared out from behind the bar at the window's foot.

/** Scrolls no farther than needed, and not at all to what is out of sight. */
export function uncover(element: Element | null): void {
  const box = element?.getBoundingClientRect();
  if (box && box.top < innerHeight && box.bottom > 0) element?.scrollIntoView({ block: 'nearest' });
}
