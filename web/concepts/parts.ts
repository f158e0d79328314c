import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A drawing that says nothing its page does not. */
export const picture = (viewBox: string, children: string, className = ''): string =>
  `<svg viewBox="${viewBox}"${className && ` class="${className}"`} aria-hidden="true">${children}</svg>`;

/** A client's mark in the site's own colours: `inks` says what stands for each colour of the mark on white, in lower case. */
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

/** Fields have no names: a browser that sends the form by itself has nothing to send. */
export const field = ({ label, type = 'text', autocomplete, hint, isOptional }: Field): string =>
  `<label class="field"><span>${label}${isOptional ? ' <i>if you like</i>' : ''}</span><input type="${type}"${autocomplete ? ` autocomplete="${autocomplete}"` : ''}${hint ? ` placeholder="${hint}"` : ''}${isOptional ? '' : ' required'}></label>`;

export const nameField = field({ label: 'Your name', autocomplete: 'name' });
export const phoneField = field({ label: 'Phone', type: 'tel', autocomplete: 'tel' });

export const select = (label: string, options: readonly string[]): string =>
  `<label class="field"><span>${label}</span><select>${options.map((option) => `<option>${option}</option>`).join('')}</select></label>`;

export const area = (label: string): string =>
  `<label class="field"><span>${label}</span><textarea rows="3" required></textarea></label>`;

type Form = { label: string; fields: string; button: string; answer: string };

/** A form that its page answers itself (`:target`), with no program and no server. */
export const form = ({ label, fields, button, answer }: Form): string =>
  `<form class="form" action="#sent" aria-label="${label}">${fields}<p class="honest">This is a concept: the form looks and checks like a real one, and sends nothing.</p><button class="go">${button}</button></form>
<div class="sent" id="sent" tabindex="-1"><p><b>${answer}</b></p><p>That is what the shop’s customer would read here. As this is a concept, nothing was sent.</p></div>`;

type Option = { value: string; label: string };

/**
 * A choice that the style sheet answers by `:has()`; each option's id is `name-value`. It belongs to no form, so that a
 * form around it does not send it.
 */
export const choice = (name: string, legend: string, options: readonly Option[]): string =>
  `<fieldset class="choice"><legend>${legend}</legend>${options
    .map(
      ({ value, label }, index) =>
        `<label><input type="radio" form="none" name="${name}" id="${name}-${value}"${index ? '' : ' checked'}><span>${label}</span></label>`,
    )
    .join('')}</fieldset>`;

/** Rules that show, of all that carry `data-<name>`, what the choice asks for; a value left out here stands for all. */
export const filterRules = (name: string, options: readonly (string | Pick<Option, 'value'>)[]): string =>
  options
    .map((option) => (typeof option === 'string' ? option : option.value))
    .map((value) => `body:has(#${name}-${value}:checked) [data-${name}]:not([data-${name}~="${value}"])`)
    .join(',')
    .concat('{display:none}');
