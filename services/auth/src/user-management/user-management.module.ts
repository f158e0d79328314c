import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { UserListRepository } from './user-list.repository';
import { UserManagementController } from './user-management.controller';
import { UserManagementService } from './user-management.service';

/** What admins do with users. */
@Module({
  imports: [UsersModule, SessionsModule, AccountLinksModule],
  controllers: [UserManagementController],
  providers: [UserManagementService, UserListRepository],
})
export class UserManagementModule {}
