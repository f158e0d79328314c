import {
  api,
  consentText,
  inLanguage,
  newsletterSentPath,
  offeredLanguage,
  type QueryOf,
  type RequestOf,
  thankYouPath,
} from '@golghar/contracts';
import { type Reply, RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller, Headers, Ip, Res, UseFilters } from '@nestjs/common';
import { EnquiryService } from '../enquiries/enquiry.service';
import { NewsletterService } from '../newsletter/newsletter.service';
import { FormPageFilter } from './form-page.filter';
import { formSource } from './form-source';
import { formWords } from './form-words';

/** What is sent leads the browser on to the next page; what is refused is answered by the form again. */
@Controller()
export class NativeFormsController {
  constructor(
    private readonly enquiries: EnquiryService,
    private readonly newsletter: NewsletterService,
  ) {}

  @Route(api.submitEnquiryForm)
  @UseFilters(new FormPageFilter('enquiry'))
  async submitEnquiry(
    @RequestBody() form: RequestOf<typeof api.submitEnquiryForm>,
    @RequestQuery() query: QueryOf<typeof api.submitEnquiryForm>,
    @Headers() headers: Record<string, string | undefined>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const language = offeredLanguage(query.language);
    const enquiry = {
      ...form,
      source: formSource(form.source, headers),
      consent: consentText(formWords[language].consent),
    };
    const { reference } = await this.enquiries.submitForm(enquiry, {
      requestId: headers['x-request-id'],
      address,
      language,
    });
    reply.header('location', `${inLanguage(thankYouPath, language)}?reference=${reference}`);
  }

  @Route(api.subscribeByForm)
  @UseFilters(new FormPageFilter('newsletter'))
  async subscribe(
    @RequestBody() { email }: RequestOf<typeof api.subscribeByForm>,
    @RequestQuery() query: QueryOf<typeof api.subscribeByForm>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const language = offeredLanguage(query.language);
    await this.newsletter.subscribe(email, language);
    reply.header('location', inLanguage(newsletterSentPath, language));
  }
}
