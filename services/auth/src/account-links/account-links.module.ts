import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module';
import { UsersModule } from '../users/users.module';
import { AccountLinkController } from './account-link.controller';
import { AccountLinkEntity } from './account-link.entity';
import { AccountLinkRepository } from './account-link.repository';
import { AccountLinkService } from './account-link.service';
import { AccountLinkMaker } from './account-link-maker';
import { DeliveryEntity } from './delivery.entity';

/** Links with which people choose a password, and the mails that carry them. */
@Module({
  imports: [
    ApiTokensModule,
    TypeOrmModule.forFeature([AccountLinkEntity, DeliveryEntity]),
    UsersModule,
    SessionsModule,
    PasswordsModule,
    SignInLimitsModule,
  ],
  controllers: [AccountLinkController],
  providers: [AccountLinkService, AccountLinkRepository, AccountLinkMaker],
  exports: [AccountLinkRepository, AccountLinkMaker],
})
export class AccountLinksModule {}
