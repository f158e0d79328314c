import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');

/**
 * For each option of a choice, hides the elements with `data-<choice>` that don't have its value; an option whose value no
 * element has shows all.
 */
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

/** The style sheet of one page: what concepts share, this one's own style, and the utility classes in its HTML. */
export async function styleOf(id: string, html: string): Promise<string> {
  const source = `${read('base.css')}${read(`${id}/style.css`)}@layer utilities{@tailwind utilities;}`;
  const { build } = await compile(source, {
    base: folder,
    onDependency: () => undefined,
    // None: every browser with `:has()`, which choices need, supports `@property`.
    polyfills: 0,
  });
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return optimize(build(names) + filterRules(html), { minify: true }).code;
}
