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

/** What was typed, by the names of the fields, and where the visitor came from. */
type Posted = { values: Record<string, string>; source: NewSource | null };

const paths = { enquiry: api.submitEnquiryForm.path, newsletter: api.subscribeByForm.path };

type Words = (typeof formWords)[Language];

function control(name: LeadField, about: string, value: string, words: Words): string {
  if (name === 'message') return `<textarea ${about} rows="6">\n${escapeHtml(value)}</textarea>`;
  if (name === 'service') {
    const options = Object.entries({ '': words.chooseService, ...words.services }).map(
      ([key, text]) => `<option value="${key}"${key && key === value ? ' selected' : ''}>${text}</option>`,
    );
    return `<select ${about}>${options.join('')}</select>`;
  }
  // How browsers help to fill it in; the newsletter's address is an enquiry's.
  const { type = 'text', autocomplete = 'on' } = leadField(name);
  return `<input ${about} type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}">`;
}

/** One field with what was typed in it and what is wrong with it. */
function field(name: LeadField, label: string, value: string, error: string | undefined, words: Words) {
  const caption = `<label for="${name}">${escapeHtml(label)}</label>`;
  const about = `id="${name}" name="${name}"`;
  if (!error) return `${caption}${control(name, about, value, words)}`;
  const advice = fieldAdvice(name, value);
  const problem = advice ? `${error}${words.fullStop} ${words.translate(advice)}` : error;
  const isInvalid = `aria-invalid="true" aria-describedby="${name}-error"`;
  return `${caption}<span class="error" id="${name}-error">${escapeHtml(problem)}</span>${control(name, `${about} ${isInvalid}`, value, words)}`;
}

/** What an enquiry's form holds beside its fields: the trap for programs, its source, what the visitor agrees to. */
function enquiryExtras({ values: { website = '' }, source }: Posted, words: Words): string {
  const { before, link, after } = words.consent;
  return `<div class="trap" inert aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(website)}"></div>
${source ? `<input type="hidden" name="source" value="${escapeHtml(JSON.stringify(source))}">` : ''}<p class="soft">${before}<a href="${link.href}">${link.label}</a>${after}</p>`;
}

/** The form again in the language of its page, with everything that was typed and what has to be corrected. */
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
  protected override bodyOf({ body }: AppError, request: Request, reply: Reply): string {
    reply.type('text/html; charset=utf-8');
    const { language } = request.query as { language?: unknown };
    const fields = Object.entries(request.body ?? {}).filter(([, value]) => typeof value === 'string');
    const { source, ...values } = Object.fromEntries(fields) as Record<string, string>;
    const posted = { values, source: formSource(source, request.headers) };
    const form = request.routeOptions.url === paths.enquiry ? 'enquiry' : 'newsletter';
    return formPage(form, offeredLanguage(language), body, posted);
  }
}
