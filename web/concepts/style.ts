import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');

/** Rules that show, of all that carry `data-<choice>`, what a choice asks for; an answer that nothing carries stands for all. */
function filterRules(html: string): string {
  const carried = (name: string) =>
    new Set(
      [...html.matchAll(new RegExp(` data-${name}="([^"]*)"`, 'g'))].flatMap(([, words = '']) =>
        words.split(' '),
      ),
    );
  return [...html.matchAll(/ name="(\w+)" id="\1-(\w+)"/g)]
    .filter(([, name = '', value = '']) => carried(name).has(value))
    .map(
      ([, name, value]) =>
        `body:has(#${name}-${value}:checked) [data-${name}]:not([data-${name}~="${value}"]){display:none}`,
    )
    .join('');
}

/** The style of one page: what concepts share, what this one has of its own, and the utilities that its HTML names. */
export async function styleOf(id: string, html: string): Promise<string> {
  const source = `${read('base.css')}${read(`${id}/style.css`)}@layer utilities{@tailwind utilities;}`;
  const { build } = await compile(source, {
    base: folder,
    onDependency: () => undefined,
    // None: whoever knows `:has()`, by which a choice shows what it does, knows `@property`.
    polyfills: 0,
  });
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return optimize(build(names) + filterRules(html), { minify: true }).code;
}
