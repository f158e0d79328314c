import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { InvitationMessage, ResetMessage } from './account-links/account-link-messages';
import { AccountLinksModule } from './account-links/account-links.module';
import { DeliveryEntity } from './account-links/delivery.entity';
import { ApiTokensModule } from './api-tokens/api-tokens.module';
import { PasswordChangeModule } from './password-change/password-change.module';
import { ProfileModule } from './profile/profile.module';
import { RetentionJob } from './retention/retention.job';
import { RetentionModule } from './retention/retention.module';
import { SessionsModule } from './sessions/sessions.module';
import type { AuthSettings } from './settings';
import { SettingsModule } from './settings.module';
import { SignInModule } from './sign-in/sign-in.module';
import { UserManagementModule } from './user-management/user-management.module';

/** The auth service: composes its features. */
@Module({})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot({ service: 'auth', settings }),
        MailModule.forRoot(settings),
        SettingsModule.forRoot(settings),
        DeliveriesModule.forRoot({
          imports: [AccountLinksModule],
          entity: DeliveryEntity,
          messages: [InvitationMessage, ResetMessage],
        }),
        SessionsModule,
        ApiTokensModule,
        SignInModule,
        PasswordChangeModule,
        ProfileModule,
        AccountLinksModule,
        UserManagementModule,
        RetentionModule,
        ScheduleModule.forRoot([RetentionJob]),
      ],
    };
  }
}
