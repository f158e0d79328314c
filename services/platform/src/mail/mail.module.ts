import { type DynamicModule, Module } from '@nestjs/common';
import { MailServer } from './mail-server';
import { MAIL_SETTINGS, type MailSettings } from './mail-settings';

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
