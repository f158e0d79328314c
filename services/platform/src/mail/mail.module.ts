import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailServer } from './mail-server';
import { MAIL_SETTINGS, type MailSettings } from './mail-settings';
import { OutgoingEmailEntity } from './outgoing-email.entity';
import { OutgoingEmailRepository } from './outgoing-email.repository';

/** The way to the agency's mail server, for processes that send mail. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings): DynamicModule {
    return {
      module: MailModule,
      global: true,
      imports: [TypeOrmModule.forFeature([OutgoingEmailEntity])],
      providers: [{ provide: MAIL_SETTINGS, useValue: settings }, MailServer, OutgoingEmailRepository],
      exports: [MAIL_SETTINGS, MailServer, OutgoingEmailRepository],
    };
  }
}
