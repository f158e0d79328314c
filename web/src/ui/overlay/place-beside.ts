/** Menus are drawn into the page's main part: outside of it nobody who goes by landmarks would find them. */
export const menuPlace = (): HTMLElement | null => document.getElementById('main');

/** Between the two, and between either and the window's edge (pixels). */
const gap = 4;
const margin = 8;

/** Puts what stands fixed in the window below another element, or above it where there is no room below. */
export function placeBeside(content: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!content || !anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = content;
  const below = bottom + gap;
  const hasRoom = below + offsetHeight <= window.innerHeight - margin;
  content.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - offsetWidth - margin))}px`;
  content.style.top = `${hasRoom ? below : Math.max(margin, top - gap - offsetHeight)}px`;
}
