import {
  consentText,
  inLanguage,
  newsletterSentPath,
  offeredLanguage,
  thankYouPath,
} from '@golghar/contracts';
import { contractController } from '@golghar/platform';
import { UseFilters } from '@nestjs/common';
import { EnquiryService } from '../enquiries/enquiry.service';
import { NewsletterService } from '../newsletter/newsletter.service';
import { FormPageFilter } from './form-page.filter';
import { formSource } from './form-source';
import { formWords } from './form-words';

/** An accepted form redirects the browser to the next page; a refused one is shown again. */
export const NativeFormsController = contractController(
  { enquiries: EnquiryService, newsletter: NewsletterService },
  {
    async submitEnquiryForm({ body, query, headers, address, reply }, { enquiries }) {
      const language = offeredLanguage(query.language);
      const enquiry = {
        ...body,
        source: formSource(body.source, headers),
        consent: consentText(formWords[language].consent),
      };
      const { reference } = await enquiries.submitForm(enquiry, {
        requestId: headers['x-request-id'],
        address,
        language,
      });
      reply.header('location', `${inLanguage(thankYouPath, language)}?reference=${reference}`);
    },
  },
  {
    async subscribeByForm({ body: { email }, query, reply }, { newsletter, manager }) {
      const language = offeredLanguage(query.language);
      await newsletter.subscribe(manager, email, language);
      reply.header('location', inLanguage(newsletterSentPath, language));
    },
  },
);

UseFilters(FormPageFilter)(NativeFormsController);
