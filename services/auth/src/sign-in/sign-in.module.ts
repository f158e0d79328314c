import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { UsersModule } from '../users/users.module';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

@Module({
  imports: [AuditModule, UsersModule, SessionsModule, SignInLimitsModule],
  controllers: [SignInController],
  providers: [SignInService],
})
export class SignInModule {}
