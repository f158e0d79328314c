import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { RetentionService } from './retention.service';

@Module({
  imports: [AccountLinksModule, SessionsModule, SignInLimitsModule],
  providers: [RetentionService],
})
export class RetentionModule {}
