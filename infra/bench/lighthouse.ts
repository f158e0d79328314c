import { chromium } from '@playwright/test';
import { pickPort } from '../local/ports';
import { startStack } from '../test/stack';
import { chromiumOptions } from '../test/support/browser';
import { conceptPages } from '../test/support/concept-pages';
import { publicPages } from '../test/support/public-pages';
import { median } from './scale/measure';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Prefixes of the addresses to measure; by default every public page and the first page of each concept. */
const only = process.env.ONLY?.split(',');
const pages = () =>
  [...publicPages, ...conceptPages()].filter((page) =>
    only ? only.some((start) => page.startsWith(start)) : !/^\/concepts\/[^/]+\//.test(page),
  );
/** Concepts are noindex on purpose. */
const skippedAudits = (page: string) => (page.startsWith('/concepts/') ? ['is-crawlable'] : null);

type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Prints Lighthouse's mobile scores, the median of several rounds, for the public pages and the concepts. */
async function run(): Promise<void> {
  // An ES module only.
  const { default: lighthouse } = await import('lighthouse');
  const stack = await startStack({ localDir: '.local/lighthouse', fresh: true });
  const port = await pickPort();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  });
  console.log('| page | performance | accessibility | best practices | SEO | LCP s | CLS | KB |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of pages()) {
    const results: Result[] = [];
    // A browser short of processor time sometimes reports no paint: such a round is repeated.
    for (let attempt = 0; results.length < rounds && attempt < 2 * rounds; attempt += 1) {
      const result = await lighthouse(`${stack.url}${page}`, {
        port,
        output: 'json',
        logLevel: 'error',
        skipAudits: skippedAudits(page),
      });
      if (result?.lhr.audits['largest-contentful-paint']?.numericValue) results.push(result.lhr);
    }
    const medianOf = (of: (result: Result) => number | null | undefined) =>
      median(results.map((result) => of(result) ?? Number.NaN));
    const score = (name: string) => Math.round(100 * medianOf(({ categories }) => categories[name]?.score));
    const number = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue);
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score);
    const paint = (number('largest-contentful-paint') / 1000).toFixed(2);
    const shift = number('cumulative-layout-shift').toFixed(3);
    const size = Math.round(number('total-byte-weight') / 1024);
    console.log(`| ${[page, ...scores, paint, shift, size].join(' | ')} |`);
  }
  await browser.close();
  await stack.stop();
}

void run();
