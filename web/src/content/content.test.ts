import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@golghar/contracts';
import { caseStudies } from './case-studies';
import { startupPlanInHindi } from './hi/offer/startup-plan';
import { caseCards } from './home/case-cards';
import { clients } from './home/clients';
import { testimonials } from './home/testimonials';
import { adSpend } from './offer/package-prices';
import { pricing } from './offer/pricing';
import { startupPlan } from './offer/startup-plan';
import { allVersions, detailsOf } from './page-links';
import { portfolio } from './portfolio';
import { site } from './site';
import { firstChoices, revenueRange, roiRanges } from './tools/calculator-ranges';
import { campaignIdeas } from './tools/campaign-ideas';
import { businessTypes } from './tools/campaign-plan';
import { channels, industries } from './tools/channel-splits';
import { unlisted } from './unlisted';

type Found = { where: string; key: string; text: string };

/** Every string in a value, with its path. */
function texts(value: unknown, where: string, key = ''): Found[] {
  if (typeof value === 'string') return [{ where, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${where}.${name}`, name));
}

/** Folders of the portfolio's concepts. */
const concepts = path.join(__dirname, '../../concepts');

const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'use-words.ts',
);
const loaded = await Promise.all(modules.map((file) => import(path.join(__dirname, file))));
const everything = modules.flatMap((file, index) => texts(loaded[index], file));
const isHindi = ({ where }: Found) => where.startsWith('hi/');
const hindi = everything.filter(isHindi);
const english = everything.filter((found) => !isHindi(found));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the words', () => {
  it('are found in all files', () => {
    expect(modules.length).toBeGreaterThan(30);
    expect(everything.length).toBeGreaterThan(700);
  });

  it('are none of those that anybody could write', () => {
    const worn =
      /\b(unlock|elevat|leverag|seamless|cutting-edge|game-chang|empower|solutions-driven|delve)|lorem|—/i;
    expect(everything.filter(({ text }) => worn.test(text))).toEqual([]);
  });

  it('have no blank ends, no double blanks and nothing undefined in them', () => {
    const untidy = /^\s|\s$| {2}|undefined|NaN|\[object/;
    // The consent line continues with a link.
    const complete = everything.filter(({ where }) => !/enquiryForm(InHindi)?[.]consent[.]/.test(where));
    expect(complete.filter(({ text }) => untidy.test(text))).toEqual([]);
  });

  it.each([
    ['English', english],
    ['Hindi', hindi],
  ])('write sums in lakhs and crores in %s', (_language, words) => {
    const ungrouped = /₹(?!\d{1,2}(,\d{2})*,\d{3}(?![\d,]*\d)|\d{1,3}(?![\d,]*\d))/;
    expect(words.filter(({ text }) => ungrouped.test(text))).toEqual([]);
    expect(words.some(({ text }) => text.includes('₹1,00,000'))).toBe(true);
  });

  it('name portraits that are drawn', () => {
    const folder = path.join(__dirname, '../../assets/portraits');
    const named = everything.filter(({ key }) => key === 'portrait');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ text }) => !existsSync(path.join(folder, `${text}.svg`)))).toEqual([]);
  });

  it('link to pages and sections that there are', () => {
    const known = [
      ...allVersions().map(({ path }) => path),
      ...caseStudies.map(({ slug }) => `/case-study/${slug}`),
      '/about',
      '/admin/login',
      ...readdirSync(concepts, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `/concepts/${name}`),
    ];
    const links = everything.filter(
      ({ key, text }) => (key === 'href' || key === 'link') && text.startsWith('/'),
    );
    expect(links.length).toBeGreaterThan(40);
    const shown = languages.includes('hi') ? links : links.filter((link) => !isHindi(link));
    expect(shown.filter(({ text }) => !known.includes(text.replace(/[?#].*/, '') || '/'))).toEqual([]);
    const sections = '#home #clients #about #services #contact #case-studies #testimonials'.split(' ');
    const anchors = links.flatMap(({ text }) =>
      /^(\/hi|\/)#/.test(text) ? [text.replace(/^[^#]*/, '')] : [],
    );
    expect(anchors.filter((anchor) => !sections.includes(anchor))).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const pages = [...allVersions(), unlisted['/not-found'].head];
  const texts = [
    ...allVersions().map(({ page, language }) => detailsOf(page).description[language] ?? ''),
    unlisted['/not-found'].head.description,
  ];

  it('are there for every public page, each with its own', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(texts).size).toBe(pages.length);
    expect(new Set(pages.map(({ picture }) => picture)).size).toBe(pages.length);
  });

  it('fit into a list of search results', () => {
    expect(pages.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(texts.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('name the lowest price that there is', () => {
    const lowest = Math.min(...pricing.packages.map(({ price }) => price.quarterly));
    expect(detailsOf('/pricing').description.en).toContain(`₹${lowest.toLocaleString('en-US')}`);
  });
});

describe('packages (Business constants and limits)', () => {
  it('cost a fifth less when paid by the quarter, as "Save 20%" says', () => {
    for (const { price } of pricing.packages) expect(Math.floor(price.monthly * 0.8)).toBe(price.quarterly);
  });

  it('include what the table says and leave open what it does not', () => {
    expect(pricing.comparison.rows).toEqual([
      ['Posts', '10', 'Ask us', '12'],
      ['Articles', '1', '2', '4'],
      ['Designs', '5', 'Ask us', '7'],
      ['Videos', 'Ask us', '1', '3'],
      ['Platforms', '2', '4', 'Ask us'],
      ['Ad spend', 'Ask us', '₹50,000', '₹1,00,000'],
    ]);
    expect(adSpend).toEqual({ growth: 50_000, premium: 100_000 });
  });

  it('list under each package the numbers of its column', () => {
    pricing.packages.forEach(({ features }, column) => {
      const stated = pricing.comparison.rows
        .map((row) => row[column + 1])
        .filter((cell) => cell !== 'Ask us')
        .map((cell) => cell?.replace(/\D/g, ''));
      const listed = features.filter(({ included }) => included).map(({ name }) => name.replace(/\D/g, ''));
      expect(listed.sort()).toEqual(stated.sort());
    });
  });
});

it('the startup website goes in six steps and shows projects that there are', () => {
  expect(startupPlan.steps.items).toHaveLength(6);
  for (const { id, title, category } of startupPlan.showcase.sites)
    expect(portfolio.projects.find((project) => project.id === id)).toMatchObject({ title, category });
  const ids = (plan: typeof startupPlan) => plan.showcase.sites.map(({ id }) => id);
  if (languages.includes('hi')) expect(ids(startupPlanInHindi)).toEqual(ids(startupPlan));
});

describe('what is shown as ours', () => {
  const closed = portfolio.projects.filter(({ link }) => link === '').map(({ title }) => title);

  it('is never under construction', () => {
    const shown = [
      ...clients.logos.map(({ name }) => name),
      ...startupPlan.showcase.sites.map(({ title }) => title),
      ...testimonials.items.map(({ title }) => title),
    ];
    expect(shown.filter((name) => closed.some((title) => name.includes(title)))).toEqual([]);
    if (portfolio.projects.length > 0) expect(shown).not.toEqual([]);
  });

  it('is called a concept where it is linked', () => {
    for (const text of [portfolio.lead, caseCards.concepts, startupPlan.showcase.text])
      expect(text).toContain(`concepts by ${site.name}`);
    expect(JSON.stringify(portfolio)).not.toContain('look after');
  });
});

describe('the planners', () => {
  it('start where the agency says, within what their sliders show', () => {
    expect(roiRanges).toEqual({
      budget: { min: 10_000, max: 500_000, step: 5000, initial: 50_000, most: 1_000_000_000 },
      conversionRate: { min: 0.1, max: 10, step: 0.1, initial: 2, most: 100 },
      orderValue: { min: 500, max: 10_000, step: 500, initial: 2000, most: 100_000_000 },
    });
    expect(revenueRange).toEqual({
      min: 100_000,
      max: 5_000_000,
      step: 50_000,
      initial: 500_000,
      most: 10_000_000_000,
    });
    expect(Object.keys(industries)).toContain(firstChoices.industry);
    expect(campaignIdeas[firstChoices.business]?.[firstChoices.goal][firstChoices.audience]).toHaveLength(3);
  });

  it.each(Object.entries(industries))('split of %s makes 100', (_name, { split }) => {
    expect(split).toHaveLength(channels.length);
    expect(sum(split)).toBe(100);
  });

  it('keep the three splits that the agency gave', () => {
    expect(industries.retail.split).toEqual([25, 20, 15, 15, 15, 10]);
    expect(industries.restaurant.split).toEqual([40, 20, 15, 10, 10, 5]);
    expect(industries.ecommerce.split).toEqual([20, 30, 20, 10, 15, 5]);
  });

  it('have three ideas of its own for each of the 36 combinations', () => {
    expect(Object.keys(campaignIdeas)).toEqual(Object.keys(businessTypes));
    const combinations = Object.values(campaignIdeas).flatMap((goals) =>
      Object.values(goals).flatMap((audiences) => Object.values(audiences)),
    );
    expect(combinations).toHaveLength(36);
    for (const ideas of combinations) expect(ideas).toHaveLength(3);
    expect(new Set(combinations.flat()).size).toBe(108);
  });
});

/** Values that are not text: files, keys, addresses. */
const isNoText =
  /^(href|link|home|contact|offer|id|portrait|image|enquiry|service|color|language|picture|schema)$|[.](portraits|ids|line|picture)[.]/;
/** Names that are written in Latin letters. */
const names = new RegExp(
  `${site.name}|${site.email}|${new URL(site.paymentLink).host}|\\{(time|seconds)\\}|XX-0000-0000|/[\\w/?=#-]*`,
  'g',
);

it('the pages in Hindi say nothing in English', () => {
  const shown = hindi.filter(({ key, where }) => !isNoText.test(key) && !isNoText.test(where));
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter(({ text }) => /[A-Za-z]{2}/.test(text.replace(names, '')))).toEqual([]);
});
