import { AuditEntryEntity, PlatformModule, ScheduleModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountLinkService } from './account-links/account-link.service';
import { InvitationMessage, ResetMessage } from './account-links/account-link-email';
import { DeliveryEntity } from './account-links/delivery.entity';
import { ApiTokenEntity } from './api-tokens/api-token.entity';
import { ApiTokenService } from './api-tokens/api-token.service';
import { AuthController } from './auth.controller';
import { LastUseListener } from './last-use.listener';
import { OwnAccountService } from './own-account/own-account.service';
import { PasswordRules } from './passwords/password-rules';
import { RetentionJob } from './retention.job';
import { SessionEntity } from './sessions/session.entity';
import { SessionService } from './sessions/session.service';
import { AUTH_SETTINGS, type AuthSettings } from './settings';
import { SignInService } from './sign-in/sign-in.service';
import { SignInCookies } from './sign-in-limits/sign-in-cookies';
import { SignInFailureEntity } from './sign-in-limits/sign-in-failure.entity';
import { SignInLimitService } from './sign-in-limits/sign-in-limit.service';
import { SignInQueue } from './sign-in-limits/sign-in-queue';
import { UserManagementService } from './user-management/user-management.service';
import { UserEntity } from './users/user.entity';

/** The auth service: small enough for one module. */
@Module({})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      // The messages of the deliveries read the settings too.
      global: true,
      imports: [
        PlatformModule.forRoot({ service: 'auth', settings }),
        MailModule.forRoot(settings),
        TypeOrmModule.forFeature([
          ...[
            UserEntity,
            SessionEntity,
            ApiTokenEntity,
            SignInFailureEntity,
            AuditEntryEntity,
            DeliveryEntity,
          ],
        ]),
        DeliveriesModule.forRoot({ messages: [InvitationMessage, ResetMessage] }),
        ScheduleModule.forRoot([RetentionJob]),
      ],
      controllers: [AuthController],
      providers: [
        { provide: AUTH_SETTINGS, useValue: settings },
        ...[SignInService, SignInCookies, SignInLimitService, SignInQueue, PasswordRules],
        ...[AccountLinkService, OwnAccountService, SessionService, ApiTokenService, UserManagementService],
        ...[LastUseListener, RetentionJob],
      ],
      exports: [AUTH_SETTINGS],
    };
  }
}
