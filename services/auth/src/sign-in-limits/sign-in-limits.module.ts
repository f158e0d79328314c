import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownBrowserCookie } from './known-browser.cookie';
import { SignInFailureEntity } from './sign-in-failure.entity';
import { SignInFailureRepository } from './sign-in-failure.repository';
import { SignInLimitService } from './sign-in-limit.service';
import { SignInQueue } from './sign-in-queue';

/** What slows the guessing of passwords. */
@Module({
  imports: [TypeOrmModule.forFeature([SignInFailureEntity])],
  providers: [SignInFailureRepository, SignInLimitService, SignInQueue, KnownBrowserCookie],
  exports: [SignInFailureRepository, SignInLimitService, SignInQueue, KnownBrowserCookie],
})
export class SignInLimitsModule {}
