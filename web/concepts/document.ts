import { portfolio } from '../src/content/portfolio';
import { site } from '../src/content/site';
import { concepts } from '.';
import { type Concept, conceptPath, type Screen } from './concept';
import { faces as allFaces, faceRules, partsOf } from './faces';
import { fallbackRules } from './fallbacks';
import { html } from './parts';
import { styleOf } from './style';

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** A project's title in the portfolio. */
const nameOf = (id: string): string => {
  const project = portfolio.projects.find((candidate) => candidate.id === id);
  if (!project) throw new Error(`The portfolio has no project ${id}`);
  return escaped(project.title);
};

const navigation = ({ id, screens }: Concept, current: Screen) =>
  screens.length < 2
    ? ''
    : html`<nav aria-label="Pages"><ul class="flex flex-wrap items-center gap-x-[clamp(14px,2.4vw,30px)]">${screens.map(
        (screen) =>
          `<li><a class="inline-block py-10" href="${conceptPath(id, screen.path)}"${screen === current ? ' aria-current="page"' : ''}>${screen.nav}</a></li>`,
      )}</ul></nav>`;

/** The label on every page that it is a concept, with links to the portfolio and to the next concept. */
const label = (id: string) => {
  const next = concepts[(concepts.findIndex((concept) => concept.id === id) + 1) % concepts.length];
  const link = (href: string, words: string) =>
    `<a class="mr-10 inline-block py-2" href="${href}">${words}</a>`;
  return `<aside class="concept bg-[#11162b] px-edge py-6 text-[14px] font-normal text-white" aria-label="About this site"><b class="mr-4 bg-[#ffc531] px-8 py-1 text-[#11162b]">Concept</b> by ${site.name}: look around; nothing can be bought or sent here. ${link('/portfolio', 'Our portfolio')}${next ? ` ${link(conceptPath(next.id), `Next: ${nameOf(next.id)}`)}` : ''}</aside>`;
};

/**
 * The complete HTML of a concept's page.
 * @param fontUrl returns the address of a font file (see `faceRules`)
 */
export async function documentOf(
  concept: Concept,
  screen: Screen,
  fontUrl: (file: string) => string,
): Promise<string> {
  const { id, faces, look, mark, aside = '', footer, script } = concept;
  const families = new Set(faces.map((face) => allFaces[face].family));
  const preloads = faces
    .slice(0, 2)
    .map((face) => partsOf(face)[0]?.file ?? '')
    .map((file) => `<link rel="preload" href="${fontUrl(file)}" as="font" type="font/woff2" crossorigin>`);
  const body = html`<body class="at-${screen.path || 'home'}">
<a class="absolute -left-999 z-9 bg-white px-20 py-12 text-[#11162b] focus:top-8 focus:left-8" href="#main">Skip to content</a>
${label(id)}
<header class="head flex flex-wrap items-center justify-between gap-x-24 gap-y-4 px-edge py-14 ${look.head ?? ''}"><a class="mark inline-flex min-h-44 flex-col justify-center ${look.mark ?? ''}" href="${conceptPath(id)}">${mark}</a>${navigation(concept, screen)}${aside}</header>
<main id="main" class="block flex-1 outline-none" tabindex="-1">
${screen.html}
</main>
<footer class="px-edge py-28 [&_p]:max-w-[70ch] ${look.foot ?? ''}">${footer}</footer>
${script ? `<script type="module">${script}</script>` : ''}
</body>`;
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${screen.title} | ${nameOf(id)} (concept)</title>
<meta name="description" content="${screen.description}">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preloads}
<style>${faceRules(faces, fontUrl)}
${fallbackRules(families)}
${await styleOf(id, body)}</style>
</head>
${body}
</html>
`;
}
