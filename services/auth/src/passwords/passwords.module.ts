import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher';
import { PasswordRules } from './password-rules';

@Module({ providers: [PasswordHasher, PasswordRules], exports: [PasswordHasher, PasswordRules] })
export class PasswordsModule {}
