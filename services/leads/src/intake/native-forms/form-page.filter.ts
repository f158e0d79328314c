import {
  api,
  fieldAdvice,
  type Language,
  type LeadField,
  leadField,
  type NewSource,
  offeredLanguage,
} from '@golghar/contracts';
import { type AppError, type Reply, type Request, WireErrorFilter } from '@golghar/platform';
import { Catch } from '@nestjs/common';
import escapeHtml from 'escape-html';
import { formSource } from './form-source';
import { type FormName, formWords } from './form-words';
import { htmlPage } from './html-page';

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
  // Browser autofill; the newsletter's address has the same kind as an enquiry's.
  const { type = 'text', autocomplete = 'on' } = leadField(name);
  return `<input ${about} type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}">`;
}

function field(name: LeadField, label: string, value: string, error: string | undefined, words: Words) {
  const caption = `<label for="${name}">${escapeHtml(label)}</label>`;
  const about = `id="${name}" name="${name}"`;
  if (!error) return `${caption}${control(name, about, value, words)}`;
  const advice = fieldAdvice(name, value);
  const problem = advice ? `${error}${words.fullStop} ${words.translate(advice)}` : error;
  const isInvalid = `aria-invalid="true" aria-describedby="${name}-error"`;
  return `${caption}<span class="error" id="${name}-error">${escapeHtml(problem)}</span>${control(name, `${about} ${isInvalid}`, value, words)}`;
}

/** What an enquiry's form holds beside its fields: the hidden field for spam programs, its source, what the visitor agrees to. */
function enquiryExtras(website: string, source: NewSource | null, { consent }: Words): string {
  const { before, link, after } = consent;
  return `<div class="honeypot" inert aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(website)}"></div>
${source ? `<input type="hidden" name="source" value="${escapeHtml(JSON.stringify(source))}">` : ''}<p class="soft">${before}<a href="${link.href}">${link.label}</a>${after}</p>`;
}

/** Responds to a refused form with the form again, in the language of its page and with everything that was typed. */
@Catch()
export class FormPageFilter extends WireErrorFilter {
  protected override bodyOf({ body }: AppError, request: Request, reply: Reply): string {
    reply.type('text/html; charset=utf-8');
    const language = offeredLanguage((request.query as { language?: unknown }).language);
    const typed = Object.entries(request.body ?? {}).filter(([, value]) => typeof value === 'string');
    const { source, ...values }: Record<string, string> = Object.fromEntries(typed);
    const form: FormName = request.routeOptions.url === paths.enquiry ? 'enquiry' : 'newsletter';
    const words = formWords[language];
    const { title, labels, button } = words[form];
    const action = language === 'en' ? paths[form] : `${paths[form]}?language=${language}`;
    const entries = (Object.entries(labels) as [LeadField, string][]).map(([name, label]) => {
      const fault = body.fields?.[name];
      const error = fault && words.translate(fault);
      return { name, error, input: field(name, label, values[name] ?? '', error, words) };
    });
    const list = entries.flatMap(({ name, error }) =>
      error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : [],
    );
    const general = language === 'en' ? `${escapeHtml(body.message)} ${words.kept}` : words.kept;
    const extras =
      form === 'enquiry' && enquiryExtras(values.website ?? '', formSource(source, request.headers), words);
    return htmlPage({
      language: words.tag,
      title,
      home: words.home,
      content: `<h1>${title}</h1>
<section class="bad" aria-label="${words.problem}"><strong>${words.problem}</strong>${list.length > 0 ? `<ul>${list.join('')}</ul>` : `<p>${general}</p>`}</section>
<form method="post" action="${action}" novalidate>${entries.map(({ input }) => input).join('')}${extras || ''}<button>${button}</button></form>`,
    });
  }
}
