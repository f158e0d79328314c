import { EMAIL_RENDERER, MailOutbox } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AUTH_SETTINGS } from '../settings';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { UsersModule } from '../users/users.module';
import { AccountLinkController } from './account-link.controller';
import { AccountLinkRepository } from './account-link.repository';
import { AccountLinkService } from './account-link.service';
import { linkLetters } from './account-link-email.renderer';

/** Links with which people choose a password, and the mails that carry them. */
@Module({
  imports: [UsersModule, SessionsModule, PasswordsModule, SignInLimitsModule],
  controllers: [AccountLinkController],
  providers: [
    AccountLinkService,
    AccountLinkRepository,
    { provide: EMAIL_RENDERER, useFactory: linkLetters, inject: [AUTH_SETTINGS] },
    MailOutbox,
  ],
  exports: [AccountLinkRepository],
})
export class AccountLinksModule {}
