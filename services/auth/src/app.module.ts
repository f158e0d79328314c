import { PlatformModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { type DynamicModule, Module } from '@nestjs/common';
import { accountLinkMessages } from './account-links/account-link-email';
import { AccountLinks } from './account-links/account-links';
import { AuthController } from './auth.controller';
import { LastUseListener } from './last-use.listener';
import { retentionJob } from './retention.job';
import type { AuthSettings } from './settings';
import { SignInService } from './sign-in/sign-in.service';
import { SignInCookies } from './sign-in/sign-in-cookies';
import { SignInLimitService } from './sign-in/sign-in-limit.service';
import { SignInQueue } from './sign-in/sign-in-queue';

@Module({})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot({ service: 'auth', settings, jobs: [retentionJob] }),
        DeliveriesModule.forRoot({ messages: accountLinkMessages }),
      ],
      controllers: [AuthController],
      providers: [
        ...[SignInService, SignInCookies, SignInLimitService, SignInQueue],
        ...[AccountLinks, LastUseListener],
      ],
    };
  }
}
