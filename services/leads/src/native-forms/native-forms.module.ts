import {
  api,
  type EnquiryReceipt,
  newsletterSentPath,
  thankYouPath,
  type WireError,
} from '@golghar/contracts';
import type { Reply, Request } from '@golghar/platform';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { enquiryFormPage, newsletterFormPage } from './form-pages';
import { isForm } from './is-form';

/** What is asked of the server here. */
type Server = {
  addHook(name: 'onSend', hook: (request: Request, reply: Reply, payload: unknown) => Promise<unknown>): void;
};

type Answers = {
  /** Where the browser goes after success. */
  next: (answer: string) => string;
  /** What it shows when something is wrong, with all that was typed. */
  page: (error: WireError, values: Record<string, string>) => string;
};

const answers = new Map<string, Answers>([
  [
    api.submitEnquiry.path,
    {
      next: (answer) => `${thankYouPath}?reference=${(JSON.parse(answer) as EnquiryReceipt).reference}`,
      page: enquiryFormPage,
    },
  ],
  [api.subscribe.path, { next: () => newsletterSentPath, page: newsletterFormPage }],
]);

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
      const answer = answers.get(request.url.split('?')[0] ?? '');
      const isOurs = request.method === 'POST' && isForm(request.headers);
      if (!answer || !isOurs || typeof payload !== 'string') return payload;
      reply.removeHeader('content-length');
      if (reply.statusCode < 300) {
        reply.status(303).header('location', answer.next(payload));
        return '';
      }
      reply.type('text/html; charset=utf-8');
      return answer.page(JSON.parse(payload) as WireError, (request.body ?? {}) as Record<string, string>);
    });
  }
}
