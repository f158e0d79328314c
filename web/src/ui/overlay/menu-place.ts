/** Menus are drawn into the page's main part: outside of it nobody who goes by landmarks would find them. */
export const menuPlace = (): HTMLElement | null => document.getElementById('main');
