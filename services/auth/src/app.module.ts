import { PlatformModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { type DynamicModule, Module } from '@nestjs/common';
import { accountLinkMessages } from './account-links/account-link-email';
import { AccountLinks } from './account-links/account-links';
import { AuthController } from './auth.controller';
import { LastUseListener } from './last-use.listener';
import { retentionJob } from './retention.job';
import type { AuthSettings } from './settings';
import { SignInModule } from './sign-in/sign-in.module';

@Module({
  imports: [SignInModule],
  controllers: [AuthController],
  providers: [AccountLinks, LastUseListener],
})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot({ service: 'auth', settings, jobs: [retentionJob] }),
        DeliveriesModule.forRoot({ messages: accountLinkMessages }),
      ],
    };
  }
}
