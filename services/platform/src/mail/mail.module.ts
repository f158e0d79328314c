import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_SETTINGS, MailServer, type MailSettings } from './mail-server';

/** The way to the agency's mail server, for processes that send mail. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [{ provide: MAIL_SETTINGS, useValue: settings }, MailServer],
      exports: [MAIL_SETTINGS, MailServer],
    };
  }
}
