/** Menus are in the main landmark: outside of it, screen reader users who navigate by landmarks would not find them. */
export const menuPlace = (): HTMLElement | null => document.getElementById('main');

/** Gap between the two, and between either and the viewport's edge (pixels). */
const gap = 4;
const margin = 8;

/** Places a fixed element below another one, or above it if there is no room below. */
export function placeBeside(content: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!content || !anchor) return;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = content;
  const below = bottom + gap;
  const hasRoom = below + offsetHeight <= window.innerHeight - margin;
  content.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - offsetWidth - margin))}px`;
  content.style.top = `${hasRoom ? below : Math.max(margin, top - gap - offsetHeight)}px`;
}
