import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module';
import { OwnerChangeEntity } from './owner-change.entity';
import { Ownership } from './ownership';
import { OwnershipRepository } from './ownership.repository';

/** Who works which lead. */
@Module({
  imports: [TypeOrmModule.forFeature([OwnerChangeEntity]), StaffModule],
  providers: [Ownership, OwnershipRepository],
  exports: [Ownership, OwnershipRepository],
})
export class OwnershipModule {}
