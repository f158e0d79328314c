import { Module } from '@nestjs/common';
import { SignInFailures } from './sign-in-failures';

/** What slows the guessing of passwords. */
@Module({ providers: [SignInFailures], exports: [SignInFailures] })
export class SignInLimitsModule {}
