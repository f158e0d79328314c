import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { agency, businessHours, languages, timeZoneNames } from '@golghar/contracts';
import { replaced } from '../../web/scripts/another-agency';
import { site } from '../../web/src/content/site';
import { root } from '../test/root';
import { tempFolder } from '../test/support/machine';
import { trackedLines } from '../test/support/tracked-files';

/** Where the agency may be named: its words, its art, what tells people about this product, tests and their data. */
const allowed = [
  /^services\/contracts\/src\/brand\//,
  // What spam says is in every currency.
  /^services\/contracts\/src\/intake\/spam-rules\.ts$/,
  /^services\/contracts\/spam-set\//,
  /^web\/(src\/content|art|assets|drawing|public|concepts)\//,
  /\.(md|png|webp|avif|ico|woff2|svg|yml|yaml)$/,
  /(^|\/)(test|bench|seed)\//,
  /\.(test|e2e)\.tsx?$/,
  /^(\.env\.example|LICENSE)/,
  // What is frozen stays as it was.
  /^services\/[a-z]+\/src\/database\/migrations\//,
  // The default of a trial's sender, as .env.example has it.
  /^infra\/local\/settings\.ts$/,
];

const words = [
  agency.name,
  site.address.city,
  site.address.region,
  `${agency.referencePrefix}-`,
  agency.currency,
  businessHours.timeZone,
];

/** Where the zone may be named or written as an offset: the agency's own files, and data of tests. */
const zoneAllowed = [
  /^services\/contracts\/src\/brand\//,
  /^web\/(src\/content|concepts)\//,
  /\.(test|e2e)\.tsx?$/,
  /^services\/[a-z]+\/src\/database\/migrations\//,
];

/** A zone's offset behind a time, or as a part of hours in a sum. */
const writtenOffset = /T[\d:.]+[+-]\d\d:\d\d|\d\.(5|25|75) \* (\w*hour|60|3_?600)/i;

/** Lines of comments name the landmark that a drawing shows. */
const isComment = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line);

it('names the agency in its own files alone', () => {
  const found = trackedLines(
    ['services', 'web', 'infra', 'nginx'],
    allowed,
    (line) => !isComment(line) && words.some((word) => line.includes(word)),
  );
  expect(found).toEqual([]);
});

it('names the time zone beside the business hours alone', () => {
  const names = [businessHours.timeZone, `(${timeZoneNames.place})`, timeZoneNames.clock];
  const found = trackedLines(
    ['services/*.ts', 'web/*.ts', 'web/*.tsx', 'infra/*.ts'],
    zoneAllowed,
    (line) => !isComment(line) && (writtenOffset.test(line) || names.some((name) => line.includes(name))),
  );
  expect(found).toEqual([]);
});

/** What the rule of phone numbers reads in any language. */
const typedInHindi = /[०-९]|एक्सटेंशन/g;

/** Every public page as another agency's, by its address; without Hindi also what browsers load with them. */
function renderPages(...options: string[]): Record<string, string> {
  const folder = tempFolder();
  const file = path.join(folder, 'pages.json');
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'web/scripts/render-as-another.ts'), file, ...options],
    {
      cwd: root,
      stdio: 'ignore',
    },
  );
  // Scripts are named by where the clone lies, which is often a folder of the product's name.
  const pages = JSON.parse(readFileSync(file, 'utf8').replaceAll(root, ''));
  rmSync(folder, { recursive: true });
  return pages;
}

it('without Hindi has no page, link, picture, font or letter of it', () => {
  const files = Object.entries(renderPages('en')).filter(([address]) => !address.includes('/concepts/'));
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap(([address, text]) => {
    const [words] =
      /.{0,60}([\u0900-\u097f]|"\/hi["/#]|hreflang=).{0,60}/is.exec(text.replace(typedInHindi, '')) ?? [];
    return words !== undefined || /^\/hi(\/|$)|hindi/.test(address) ? [`${address}: ${words}`] : [];
  });
  expect(found).toEqual([]);
}, 240_000);

describe('as another agency', () => {
  let pages: Record<string, string> = {};

  beforeAll(() => {
    pages = renderPages();
  }, 60_000);

  it('renders every page of the site without the words of this one', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(10);
    const found = Object.entries(pages).flatMap(([address, html]) =>
      replaced
        .filter(([old]) => html.includes(old))
        .map(
          ([old]) =>
            `${address} says ${old}: …${html.slice(html.indexOf(old) - 60, html.indexOf(old) + 60)}…`,
        ),
    );
    expect(found).toEqual([]);
  });

  it('says its own name, town, currency and zone instead', () => {
    const site = Object.values(pages).join('\n');
    const inHindi = languages.includes('hi') ? ['सोनपुर', 'कोल्हापुर', 'तेलंगाना'] : [];
    for (const word of ['Sonpur', 'Kolhapur', 'Telangana', '€14,999', ...inHindi])
      expect(site).toContain(word);
  });
});
