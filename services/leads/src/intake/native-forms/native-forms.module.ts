import { Module } from '@nestjs/common';
import { EnquiriesModule } from '../enquiries/enquiries.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { NativeFormsController } from './native-forms.controller';

/** The forms of pages whose script never came. */
@Module({ imports: [EnquiriesModule, NewsletterModule], controllers: [NativeFormsController] })
export class NativeFormsModule {}
