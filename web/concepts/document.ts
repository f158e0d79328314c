import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portfolio } from '../src/content/portfolio';
import { site } from '../src/content/site';
import { type Concept, conceptPath, type Screen } from './concept';
import { faces as allFaces, faceRules, partsOf } from './faces';
import { fallbackRules, withFallbacks } from './fallbacks';

const styleOf = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

/** Line breaks and indents of a style sheet are for us; it is sent with each page. */
const shortened = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{}:;,>])\s+/g, '$1');

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** The name under which the portfolio shows a project. */
const nameOf = (id: string): string => {
  const project = portfolio.projects.find((candidate) => candidate.id === id);
  if (!project) throw new Error(`The portfolio has no project ${id}`);
  return escaped(project.title);
};

const navigation = ({ id, screens }: Concept, current: Screen) =>
  screens.length < 2
    ? ''
    : `<nav aria-label="Pages"><ul>${screens
        .map(
          (screen) =>
            `<li><a href="${conceptPath(id, screen.path)}"${screen === current ? ' aria-current="page"' : ''}>${screen.nav}</a></li>`,
        )
        .join('')}</ul></nav>`;

/** What every page says of itself, with the way back and on to the next project's concept. */
const label = (id: string) => {
  const { projects } = portfolio;
  const next = projects[(projects.findIndex((project) => project.id === id) + 1) % projects.length];
  return `<aside class="concept" aria-label="About this site"><b>Concept</b> by ${site.name}: look around; nothing can be bought or sent here. <a href="/portfolio">Our portfolio</a>${next ? ` <a href="${conceptPath(next.id)}">Next: ${escaped(next.title)}</a>` : ''}</aside>`;
};

/**
 * A whole page of a concept.
 * @param fontUrl where a part of a face is to be had (see `faceRules`)
 */
export function documentOf(concept: Concept, screen: Screen, fontUrl: (file: string) => string): string {
  const { id, faces, mark, aside = '', footer, script } = concept;
  const families = new Set(faces.map((face) => allFaces[face].family));
  const style = shortened(styleOf('base.css') + styleOf(`${id}/style.css`) + (screen.css ?? ''));
  const preloads = faces
    .slice(0, 2)
    .map((face) => partsOf(face)[0]?.file ?? '')
    .map((file) => `<link rel="preload" href="${fontUrl(file)}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return `<!doctype html>
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
${withFallbacks(style)}</style>
</head>
<body class="at-${screen.path || 'home'}">
<a class="skip" href="#main">Skip to content</a>
${label(id)}
<header class="head"><a class="mark" href="${conceptPath(id)}">${mark}</a>${navigation(concept, screen)}${aside}</header>
<main id="main" tabindex="-1">
${screen.html}
</main>
<footer class="foot">${footer}</footer>
${script ? `<script type="module">${script}</script>` : ''}
</body>
</html>
`;
}
