import { sessionStore } from './storage';

const key = 'scrollTo';

/** Distance that a section keeps from the top of the window: the header's height and a little air. */
const headerOffset = 80;

/** The same for links of the sitemap page, wherever they lead. */
export const sitemapOffset = 100;

/** Scrolls to a section; false when the page has none of that name. */
export function scrollToSection(id: string, offset = headerOffset): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset });
  return true;
}

/** Remembers a section for the home page, by its bare id. */
export const rememberSection = (id: string): void => sessionStore.set(key, id);

/** The section that was remembered; it is forgotten at once. */
export function popRememberedSection(): string | null {
  const id = sessionStore.get(key);
  sessionStore.remove(key);
  return id;
}
