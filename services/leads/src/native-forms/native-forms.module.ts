import {
  api,
  type EnquiryReceipt,
  inLanguage,
  type Language,
  newsletterSentPath,
  thankYouPath,
  type WireError,
} from '@golghar/contracts';
import type { Reply, Request } from '@golghar/platform';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { formPage } from './form-pages';
import type { FormName } from './form-words';
import { isForm } from './is-form';

/** What is asked of the server here. */
type Server = {
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

/**
 * A form that a browser sends itself is handled as any request of the API: same rules, limits, origin check. Here its
 * answer becomes one that a person can read: on to the next page, or the form again with what is wrong in it.
 */
@Module({})
export class NativeFormsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getInstance();
    server.addHook('onSend', async (request, reply, payload) => {
      const [path = '', query] = request.url.split('?');
      const form = nativeForms.get(path);
      const isOurs = request.method === 'POST' && isForm(request.headers);
      if (!form || !isOurs || typeof payload !== 'string') return payload;
      const language = languageOf(query);
      reply.removeHeader('content-length');
      if (reply.statusCode < 300) {
        reply.status(303).header('location', form.next(payload, language));
        return '';
      }
      reply.type('text/html; charset=utf-8');
      const values = (request.body ?? {}) as Record<string, string>;
      return formPage(form.name, language, JSON.parse(payload) as WireError, values);
    });
  }
}
