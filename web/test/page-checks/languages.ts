import { agency, links } from '@golghar/contracts';
import type { Page } from '@playwright/test';

/** What is written in Latin letters in every language: names, an address, the other language's name. */
const names = new RegExp(
  `${agency.fullName}|${agency.email}|${new URL(links.payment).host}|English|${agency.referencePrefix}-[0-9A-Z-]+`,
  'g',
);

/** The Latin text of a Hindi page, including its title and the labels of images and fields. */
export async function englishLeft(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = [
      ...document.body.querySelectorAll('[aria-label], [alt], [placeholder], [title]'),
    ].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title, ...attributes];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript')) found.push(node.textContent ?? '');
    return found;
  });
  if (texts.length <= 40) throw new Error(`${page.url()} says too little to be a page`);
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(names, '')));
}
