import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller';
import { StaffRepository } from './staff.repository';

/** Colleagues who can own leads. */
@Module({ controllers: [StaffController], providers: [StaffRepository], exports: [StaffRepository] })
export class StaffModule {}
