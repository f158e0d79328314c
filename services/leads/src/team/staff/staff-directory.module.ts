import { Module } from '@nestjs/common';
import { StaffRepository } from './staff.repository';

/** Colleagues, for what gives leads to them. */
@Module({ providers: [StaffRepository], exports: [StaffRepository] })
export class StaffDirectoryModule {}
