import { sessionStore } from './storage';

const key = 'scrollTo';

/** Distance from the top of the window that a section keeps which the sitemap page leads to. */
const sitemapOffset = 100;

/** Scrolls to a section of the sitemap, where the keyboard goes on; false when the open page has none of that name. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - sitemapOffset });
  focusSection(id);
  return true;
}

/** The next Tab leads into the section, as it does where the browser itself follows a link to it. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section || section.contains(document.activeElement)) return;
  section.tabIndex = -1;
  section.style.outline = 'none';
  // Else a click beside its fields would take the focus from them.
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

/** As the `ref` of what has just been drawn and is to be read next. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Remembers a section for the home page, by its bare id. */
export const rememberSection = (id: string): void => sessionStore.set(key, id);

/** The section that was remembered; it is forgotten at once. */
export function popRememberedSection(): string | null {
  const id = sessionStore.get(key);
  sessionStore.remove(key);
  return id;
}
