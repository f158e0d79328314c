import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { OwnerChangeEntity } from './owner-change.entity';
import { Ownership } from './ownership';
import { OwnershipRepository } from './ownership.repository';

/** Who works which lead. */
@Module({
  imports: [TypeOrmModule.forFeature([OwnerChangeEntity, OutgoingEmailEntity]), StaffDirectoryModule],
  providers: [Ownership, OwnershipRepository],
  exports: [Ownership, OwnershipRepository],
})
export class OwnershipModule {}
