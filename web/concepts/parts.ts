import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Template tag for HTML; a list is joined. */
export const html = (
  texts: TemplateStringsArray,
  ...values: (string | number | readonly string[])[]
): string => String.raw({ raw: texts }, ...values.map((value) => [value].flat().join('')));

/** A decorative drawing. */
export const picture = (viewBox: string, children: string, look = ''): string =>
  `<svg viewBox="${viewBox}" class="${look}" aria-hidden="true">${children}</svg>`;

/** A client's logo in the site's own colours: `inks` maps each colour of the logo on white, in lower case, to its replacement. */
export function logo(file: string, name: string, inks: Record<string, string> = {}): string {
  const drawing = readFileSync(
    fileURLToPath(new URL(`../assets/logos/${file}.svg`, import.meta.url)),
    'utf8',
  );
  const missing = new Set(Object.keys(inks));
  const coloured = drawing.trim().replaceAll(/#[0-9a-f]{6}\b/gi, (colour) => {
    const ink = colour.toLowerCase();
    missing.delete(ink);
    return inks[ink] ?? colour;
  });
  if (missing.size) throw new Error(`The logo ${file} has no ${[...missing].join(', ')}`);
  return coloured.replace('<svg ', `<svg role="img" aria-label="${name}" `);
}

type Field = { label: string; type?: string; autocomplete?: string; hint?: string; isOptional?: boolean };

const labelled = (label: string, control: string) =>
  `<label class="field grid gap-4"><span>${label}</span>${control}</label>`;

/** Fields have no names: even if a browser submits the form, there is no data to send. */
export const field = ({ label, type = 'text', autocomplete, hint, isOptional }: Field): string =>
  labelled(
    `${label}${isOptional ? ' <i>if you like</i>' : ''}`,
    `<input type="${type}"${autocomplete ? ` autocomplete="${autocomplete}"` : ''}${hint ? ` placeholder="${hint}"` : ''}${isOptional ? '' : ' required'}>`,
  );

export const nameField = field({ label: 'Your name', autocomplete: 'name' });
export const phoneField = field({ label: 'Phone', type: 'tel', autocomplete: 'tel' });

export const select = (label: string, options: readonly string[]): string =>
  labelled(label, html`<select>${options.map((option) => `<option>${option}</option>`)}</select>`);

export const area = (label: string): string => labelled(label, '<textarea rows="3" required></textarea>');

type Form = { label: string; fields: string; button: string; answer: string; look?: string; honest?: string };

/** A form with its response on the same page (`:target`), without a script or server. */
export const form = ({
  label,
  fields,
  button,
  answer,
  look = 'gap-16',
  honest = 'text-[15px]',
}: Form): string =>
  `<form class="form ${look}" action="#sent" aria-label="${label}">${fields}<p class="${honest}">This is a concept: the form looks and checks like a real one, and sends nothing.</p><button class="go">${button}</button></form>
<div class="sent mt-20 border-3 px-22 py-18" id="sent" tabindex="-1"><p><b>${answer}</b></p><p>That is what the shop’s customer would read here. As this is a concept, nothing was sent.</p></div>`;

/** Two columns, or one below the other if there is no room, as on most pages with a form. */
export const split = (left: string, right: string, look = 'gap-x-64 gap-y-28'): string =>
  `<section class="page fit-320 ${look}"><div>${left}</div><div>${right}</div></section>`;

type Choice = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Utility classes for the fieldset and for each option. */
  look?: string;
  option: string;
};

/**
 * Radio buttons that the style sheet reacts to with `:has()`; each option's id is `name-value`. They belong to no form, so that
 * a surrounding form does not submit them.
 */
export const choice = ({ name, legend, options, look = '', option }: Choice): string =>
  html`<fieldset class="flex min-w-0 flex-wrap gap-8 ${look}"><legend class="mb-8">${legend}</legend>${options.map(
    ({ value, label }, index) =>
      `<label class="pick inline-flex min-h-44 items-center px-16 py-6 ${option}"><input type="radio" form="none" name="${name}" id="${name}-${value}"${index ? '' : ' checked'}><span>${label}</span></label>`,
  )}</fieldset>`;

/** A description list of pairs; `looks` are utility classes for the list, a pair, a term and its text. */
export const terms = (
  pairs: readonly (readonly [term: string, text: string])[],
  looks: { list?: string; pair?: string; term?: string; text?: string },
): string =>
  html`<dl class="${looks.list ?? ''}">${pairs.map(
    ([term, text]) =>
      `<div class="${looks.pair ?? ''}"><dt class="${looks.term ?? ''}">${term}</dt><dd class="${looks.text ?? ''}">${text}</dd></div>`,
  )}</dl>`;

/** A table from its headings and rows. */
export const table = (
  heads: readonly string[],
  rows: readonly string[],
  { look = '', caption = '' } = {},
): string =>
  html`<table class="${look}">${caption && `<caption>${caption}</caption>`}<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
