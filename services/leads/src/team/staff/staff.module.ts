import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller';
import { StaffDirectoryModule } from './staff-directory.module';

/** Names colleagues who can own leads. */
@Module({ imports: [StaffDirectoryModule], controllers: [StaffController] })
export class StaffModule {}
