import { api, type Language, type NewSource, type WireError } from '@golghar/contracts';
import { type FormName, formWords } from './form-words';

type Values = Record<string, string>;

export type Posted = {
  /** What was typed, by the names of the fields. */
  values: Values;
  /** Where the visitor came from. */
  source: NewSource | null;
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The site's own colours and measures; its style sheet has a name that only the build knows. */
const style = `:root{color-scheme:light dark;--bg:#fff;--ink:#11162b;--soft:#414862;--line:#7c8497;--bad:#b42318;--wash:#fdeceb}
@media(prefers-color-scheme:dark){:root{--bg:#0d1120;--ink:#f1f3f7;--soft:#b9c0d2;--line:#6b7490;--bad:#ff9b8f;--wash:#35181c}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.6 Mukta,Arial,sans-serif}
header{background:#ffc531;color:#11162b;border-bottom:7px solid #11162b}header a{display:inline-block;padding:1rem 0;font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}
.box{max-width:44rem;margin:auto;padding-inline:1.25rem}main{padding-block:2rem 4rem}h1{font-size:1.9rem;line-height:1.15;margin:0 0 1rem}
.bad{border:2px solid var(--bad);background:var(--wash);padding:1rem;margin-bottom:1.5rem}.bad ul{margin:.5rem 0 0;padding-left:1.2rem}.bad a,.error{color:var(--bad);font-weight:600}
label{display:block;font-weight:600;margin-top:1.1rem}.error{display:block}input,select,textarea{display:block;width:100%;min-height:2.9rem;padding:.5rem .8rem;margin-top:.25rem;border:1.5px solid var(--line);border-radius:6px;background:var(--bg);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--bad)}button{min-height:3.25rem;margin-top:1.5rem;padding:.5rem 1.6rem;border:0;border-radius:6px;background:var(--ink);color:var(--bg);font:inherit;font-weight:600}
:focus-visible{outline:3px solid #1f3fa8;outline-offset:2px}@media(prefers-color-scheme:dark){:focus-visible{outline-color:#9db2ff}header :focus-visible{outline-color:#1f3fa8}}
.soft,.soft a{color:var(--soft)}.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const attributes = {
  name: 'autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  city: 'autocomplete="address-level2"',
} as Record<string, string>;

const paths = { enquiry: api.submitEnquiry.path, newsletter: api.subscribe.path };

type Words = (typeof formWords)[Language];

/** One field with what was typed in it and what is wrong with it. */
function field(name: string, label: string, value: string, error: string | undefined, words: Words): string {
  const about = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
  const option = ([key, text]: [string, string]) =>
    `<option value="${key}"${key === value ? ' selected' : ''}>${text}</option>`;
  const control = {
    message: () => `<textarea ${about} rows="6">\n${escapeHtml(value)}</textarea>`,
    service: () =>
      `<select ${about}><option value="">${words.chooseService}</option>${Object.entries(words.services).map(option).join('')}</select>`,
  }[name];
  return `<label for="${name}">${escapeHtml(label)}</label>${error ? `<span class="error" id="${name}-error">${escapeHtml(error)}</span>` : ''}${
    control?.() ?? `<input ${about} ${attributes[name] ?? ''} value="${escapeHtml(value)}">`
  }`;
}

/** What an enquiry's form holds beside its fields: the trap for programs, its source, what the visitor agrees to. */
function enquiryExtras({ values: { website = '' }, source }: Posted, words: Words): string {
  const { before, link, after } = words.consent;
  return `<div class="trap" inert aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(website)}"></div>
${source ? `<input type="hidden" name="source" value="${escapeHtml(JSON.stringify(source))}">` : ''}<p class="soft">${before}<a href="${link.href}">${link.label}</a>${after}</p>`;
}

/** The form again in the language of its page, with everything that was typed and what is to be mended. */
export function formPage(
  form: FormName,
  language: Language,
  { message, fields = {} }: WireError,
  posted: Posted,
): string {
  const words = formWords[language];
  const { title, labels, button } = words[form];
  const action = language === 'en' ? paths[form] : `${paths[form]}?language=${language}`;
  const entries = Object.entries<string>(labels).map(([name, label]) => {
    const error = fields[name] && words.translate(fields[name]);
    return { name, error, input: field(name, label, posted.values[name] ?? '', error, words) };
  });
  const list = entries.flatMap(({ name, error }) =>
    error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : [],
  );
  const general = language === 'en' ? `${escapeHtml(message)} ${words.kept}` : words.kept;
  return `<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><header><div class="box"><a href="${words.home.href}">${words.home.label}</a></div></header><main class="box"><h1>${title}</h1>
<section class="bad" aria-label="${words.problem}"><strong>${words.problem}</strong>${list.length > 0 ? `<ul>${list.join('')}</ul>` : `<p>${general}</p>`}</section>
<form method="post" action="${action}" novalidate>${entries.map(({ input }) => input).join('')}${form === 'enquiry' ? enquiryExtras(posted, words) : ''}<button>${button}</button></form></main></body></html>`;
}
