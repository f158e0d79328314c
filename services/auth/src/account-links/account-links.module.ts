import { EMAIL_RENDERER, MailOutbox, OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AUTH_SETTINGS } from '../settings';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { UsersModule } from '../users/users.module';
import { AccountLinkController } from './account-link.controller';
import { AccountLinkEntity } from './account-link.entity';
import { AccountLinkRepository } from './account-link.repository';
import { AccountLinkService } from './account-link.service';
import { makeLinkEmailRenderer } from './account-link-email.renderer';
import { AccountLinkMaker } from './account-link-maker';

/** Links with which people choose a password, and the mails that carry them. */
@Module({
  imports: [
    ApiTokensModule,
    TypeOrmModule.forFeature([AccountLinkEntity, OutgoingEmailEntity]),
    UsersModule,
    SessionsModule,
    PasswordsModule,
    SignInLimitsModule,
  ],
  controllers: [AccountLinkController],
  providers: [
    AccountLinkService,
    AccountLinkRepository,
    AccountLinkMaker,
    {
      provide: EMAIL_RENDERER,
      useFactory: makeLinkEmailRenderer,
      inject: [AUTH_SETTINGS, AccountLinkRepository],
    },
    MailOutbox,
  ],
  exports: [AccountLinkRepository, AccountLinkMaker],
})
export class AccountLinksModule {}
