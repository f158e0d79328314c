import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { RetentionJob } from './retention.job';

@Module({
  imports: [ApiTokensModule, AccountLinksModule, SessionsModule, SignInLimitsModule],
  providers: [RetentionJob],
})
export class RetentionModule {}
