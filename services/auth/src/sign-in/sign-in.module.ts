import { Module } from '@nestjs/common';
import { SignInService } from './sign-in.service';
import { SignInCookies } from './sign-in-cookies';
import { SignInLimitService } from './sign-in-limit.service';
import { SignInQueue } from './sign-in-queue';

/** What decides whether somebody may sign in, and slows down guessing. */
@Module({
  providers: [SignInService, SignInCookies, SignInLimitService, SignInQueue],
  exports: [SignInService, SignInCookies],
})
export class SignInModule {}
