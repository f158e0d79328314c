import { rmSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { filesIn } from './files';

const devanagari = /[\u0900-\u097f]/;

const isNamed = (property: ESTree.ObjectPropertyKind, name: string) =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;

/** The source without what stands in `hi` beside `en`, and without strings in Devanagari. */
function removeHindi(file: string, source: string): string {
  const removed: [start: number, end: number, instead: string][] = [];
  const remove = ({ start, end }: ESTree.Span, instead: string) => {
    if (start >= (removed.at(-1)?.[1] ?? 0)) removed.push([start, end, instead]);
  };
  new Visitor({
    ObjectExpression({ properties }) {
      const hindi = properties.find((property) => isNamed(property, 'hi'));
      if (hindi && properties.some((property) => isNamed(property, 'en'))) remove(hindi, 'hi: undefined');
    },
    Literal(literal) {
      if (typeof literal.value === 'string' && devanagari.test(literal.value)) remove(literal, "''");
    },
    TemplateLiteral(template) {
      if (template.quasis.some(({ value }) => devanagari.test(value.raw))) remove(template, "''");
    },
  }).visit(parseSync(file, source).program);
  return removed.reduceRight(
    (text, [start, end, now]) => text.slice(0, start) + now + text.slice(end),
    source,
  );
}

/** Of a site without Hindi: leaves out the words, fonts and pictures that none of its pages shows. Follows Tailwind's plugin. */
export const withoutHindi = (): Plugin => ({
  name: 'without-hindi',
  enforce: 'pre',
  load: {
    filter: { id: /-hindi[\w-]*\.woff2\?url$/ },
    handler: () => 'export default undefined',
  },
  transform: {
    filter: { id: /\/(web\/src|contracts\/src\/brand)\/.*\.(tsx?|css)($|\?)/ },
    handler: (code, id) =>
      id.includes('.css') ? code.replace(/@font-face\s*{[^}]*Hindi[^}]*}/g, '') : removeHindi(id, code),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.includes('/hindi/')) delete bundle[file];
    },
  },
  writeBundle({ dir = '' }) {
    for (const file of filesIn(dir, ['.png'])) if (path.basename(file).startsWith('hi-')) rmSync(file);
  },
});
