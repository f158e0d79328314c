import {
  api,
  fieldAdvice,
  type Language,
  type LeadField,
  leadField,
  type NewSource,
  offeredLanguage,
  type WireError,
} from '@golghar/contracts';
import { type AppError, type Reply, type Request, WireErrorFilter } from '@golghar/platform';
import { Catch } from '@nestjs/common';
import escapeHtml from 'escape-html';
import { formSource } from './form-source';
import { type FormName, formWords } from './form-words';
import { htmlPage } from './html-page';

type Posted = {
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  /** Where the visitor came from. */
  source: NewSource | null;
};

/** How browsers help to fill in a field; the newsletter's is an enquiry's. */
function attributesOf(name: LeadField): string {
  const { type, autocomplete } = leadField(name);
  return [type && `type="${type}"`, autocomplete && `autocomplete="${autocomplete}"`]
    .filter(Boolean)
    .join(' ');
}

const paths = { enquiry: api.submitEnquiryForm.path, newsletter: api.subscribeByForm.path };

type Words = (typeof formWords)[Language];

/** One field with what was typed in it and what is wrong with it. */
function field(
  name: LeadField,
  label: string,
  value: string,
  error: string | undefined,
  words: Words,
): string {
  const advice = error && fieldAdvice(name, value);
  const problem =
    error && [error, advice && words.translate(advice)].filter(Boolean).join(`${words.fullStop} `);
  const about = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
  const option = ([key, text]: [string, string]) =>
    `<option value="${key}"${key === value ? ' selected' : ''}>${text}</option>`;
  const controls: Partial<Record<LeadField, () => string>> = {
    message: () => `<textarea ${about} rows="6">\n${escapeHtml(value)}</textarea>`,
    service: () =>
      `<select ${about}><option value="">${words.chooseService}</option>${Object.entries(words.services).map(option).join('')}</select>`,
  };
  return `<label for="${name}">${escapeHtml(label)}</label>${problem ? `<span class="error" id="${name}-error">${escapeHtml(problem)}</span>` : ''}${
    controls[name]?.() ?? `<input ${about} ${attributesOf(name)} value="${escapeHtml(value)}">`
  }`;
}

/** What an enquiry's form holds beside its fields: the trap for programs, its source, what the visitor agrees to. */
function enquiryExtras({ values: { website = '' }, source }: Posted, words: Words): string {
  const { before, link, after } = words.consent;
  return `<div class="trap" inert aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(website)}"></div>
${source ? `<input type="hidden" name="source" value="${escapeHtml(JSON.stringify(source))}">` : ''}<p class="soft">${before}<a href="${link.href}">${link.label}</a>${after}</p>`;
}

/** The form again in the language of its page, with everything that was typed and what is to be mended. */
function formPage(
  form: FormName,
  language: Language,
  { message, fields = {} }: WireError,
  posted: Posted,
): string {
  const words = formWords[language];
  const { title, labels, button } = words[form];
  const action = language === 'en' ? paths[form] : `${paths[form]}?language=${language}`;
  const entries = (Object.entries(labels) as [LeadField, string][]).map(([name, label]) => {
    const error = fields[name] && words.translate(fields[name]);
    return { name, error, input: field(name, label, posted.values[name] ?? '', error, words) };
  });
  const list = entries.flatMap(({ name, error }) =>
    error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : [],
  );
  const general = language === 'en' ? `${escapeHtml(message)} ${words.kept}` : words.kept;
  return htmlPage({
    language: words.tag,
    title,
    home: words.home,
    content: `<h1>${title}</h1>
<section class="bad" aria-label="${words.problem}"><strong>${words.problem}</strong>${list.length > 0 ? `<ul>${list.join('')}</ul>` : `<p>${general}</p>`}</section>
<form method="post" action="${action}" novalidate>${entries.map(({ input }) => input).join('')}${form === 'enquiry' ? enquiryExtras(posted, words) : ''}<button>${button}</button></form>`,
  });
}

/** Answers what a form is refused for by the form again, with all that was typed. */
@Catch()
export class FormPageFilter extends WireErrorFilter {
  constructor(private readonly form: FormName) {
    super();
  }

  protected override bodyOf({ body }: AppError, request: Request, reply: Reply): string {
    reply.type('text/html; charset=utf-8');
    const { language } = request.query as { language?: unknown };
    const fields = Object.entries(request.body ?? {}).filter(([, value]) => typeof value === 'string');
    const { source, ...values } = Object.fromEntries(fields) as Record<string, string>;
    return formPage(this.form, offeredLanguage(language), body, {
      values,
      source: formSource(source, request.headers),
    });
  }
}
