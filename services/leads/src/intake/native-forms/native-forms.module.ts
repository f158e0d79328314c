import {
  api,
  consentText,
  type EnquiryReceipt,
  inLanguage,
  type Language,
  type NewSource,
  newsletterSentPath,
  thankYouPath,
  type WireError,
} from '@golghar/contracts';
import type { Reply, Request } from '@golghar/platform';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { formPage } from './form-pages';
import { formSource } from './form-source';
import { type FormName, formWords } from './form-words';
import { isForm } from './is-form';

/** What is asked of the server here. */
type Server = {
  addHook(name: 'preHandler', hook: (request: Request) => Promise<void>): void;
  addHook(name: 'onSend', hook: (request: Request, reply: Reply, payload: unknown) => Promise<unknown>): void;
};

type NativeForm = {
  name: FormName;
  /** Where the browser goes after success. */
  next: (answer: string, language: Language) => string;
};

const nativeForms = new Map<string, NativeForm>([
  [
    api.submitEnquiry.path,
    {
      name: 'enquiry',
      next: (answer, language) =>
        `${inLanguage(thankYouPath, language)}?reference=${(JSON.parse(answer) as EnquiryReceipt).reference}`,
    },
  ],
  [
    api.subscribe.path,
    { name: 'newsletter', next: (_answer, language) => inLanguage(newsletterSentPath, language) },
  ],
]);

/** The language of the page whose form it is. */
const languageOf = (query: string | undefined): Language =>
  new URLSearchParams(query).get('language') === 'hi' ? 'hi' : 'en';

/** The form that a browser has sent by itself, if it has. */
function formOf({ method, url, headers }: Request): (NativeForm & { language: Language }) | undefined {
  const [path = '', query] = url.split('?');
  const form = nativeForms.get(path);
  return form && method === 'POST' && isForm(headers) ? { ...form, language: languageOf(query) } : undefined;
}

/**
 * A form that a browser sends itself is handled as any request of the API: same rules, limits, origin check. Here its
 * answer becomes one that a person can read: on to the next page, or the form again with what is wrong in it.
 */
@Module({})
export class NativeFormsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getInstance();
    // What the page's script would have sent along.
    server.addHook('preHandler', async (request) => {
      const form = formOf(request);
      if (form?.name !== 'enquiry') return;
      const body = request.body as Record<string, unknown>;
      body.source = formSource(body.source, request.headers);
      body.consent = consentText(formWords[form.language].consent);
    });
    server.addHook('onSend', async (request, reply, payload) => {
      const form = formOf(request);
      if (!form || typeof payload !== 'string') return payload;
      reply.removeHeader('content-length');
      if (reply.statusCode < 300) {
        reply.status(303).header('location', form.next(payload, form.language));
        return '';
      }
      reply.type('text/html; charset=utf-8');
      const { source = null, ...values } = (request.body ?? {}) as Record<string, string> & {
        source?: NewSource | null;
      };
      return formPage(form.name, form.language, JSON.parse(payload) as WireError, { values, source });
    });
  }
}
