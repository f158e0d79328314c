import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { UsersModule } from '../users/users.module';
import { PasswordChangeController } from './password-change.controller';
import { PasswordChangeService } from './password-change.service';

@Module({
  imports: [
    ApiTokensModule,
    UsersModule,
    SessionsModule,
    AccountLinksModule,
    PasswordsModule,
    SignInLimitsModule,
  ],
  controllers: [PasswordChangeController],
  providers: [PasswordChangeService],
})
export class PasswordChangeModule {}
