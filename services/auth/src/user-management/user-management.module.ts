import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { UserListRepository } from './user-list.repository';
import { UserManagementController } from './user-management.controller';
import { UserManagementService } from './user-management.service';

/** What admins do with users. */
@Module({
  imports: [ApiTokensModule, UsersModule, SessionsModule, AccountLinksModule],
  controllers: [UserManagementController],
  providers: [UserManagementService, UserListRepository],
})
export class UserManagementModule {}
