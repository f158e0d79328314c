import { sessionStore } from './storage';

const key = 'scrollTo';

/** Distance that a section linked from the sitemap page keeps from the top of the viewport. */
const sitemapOffset = 100;

/** Scrolls to a section linked from the sitemap and moves the focus there; false if the current page has none of that name. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - sitemapOffset });
  focusSection(id);
  return true;
}

/** The next Tab goes into the section, as after following a native link to it. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section || section.contains(document.activeElement)) return;
  section.tabIndex = -1;
  section.style.outline = 'none';
  // Otherwise a click beside its fields would take the focus from them.
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

/** A `ref` for something just rendered that should be read next. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Stores a section for the home page to scroll to, by its bare id. */
export const rememberSection = (id: string): void => sessionStore.set(key, id);

export function popRememberedSection(): string | null {
  const id = sessionStore.get(key);
  sessionStore.remove(key);
  return id;
}
