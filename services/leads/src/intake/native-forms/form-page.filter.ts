import { offeredLanguage } from '@golghar/contracts';
import { type AppError, type Reply, type Request, WireErrorFilter } from '@golghar/platform';
import { Catch } from '@nestjs/common';
import { formPage } from './form-pages';
import { formSource } from './form-source';
import type { FormName } from './form-words';

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
