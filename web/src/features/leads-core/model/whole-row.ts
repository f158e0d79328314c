/** Looks of a row that is one target, and of the link in it that takes every press but those on other controls. */
export const wholeRow =
  'relative hover:bg-surface has-[[data-row-link]:focus-visible]:outline-3 has-[[data-row-link]:focus-visible]:-outline-offset-3 has-[[data-row-link]:focus-visible]:outline-link';
export const wholeRowLink = 'outline-none after:absolute after:inset-0';
