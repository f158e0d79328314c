import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller';
import { StaffRepository } from './staff.repository';

/** Colleagues, for what gives leads to them. */
@Module({ providers: [StaffRepository], exports: [StaffRepository] })
export class StaffDirectoryModule {}

/** Names colleagues who can own leads. */
@Module({ imports: [StaffDirectoryModule], controllers: [StaffController] })
export class StaffModule {}
