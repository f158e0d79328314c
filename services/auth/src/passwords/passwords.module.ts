import { Module } from '@nestjs/common';
import { PasswordRules } from './password-rules';

@Module({ providers: [PasswordRules], exports: [PasswordRules] })
export class PasswordsModule {}
