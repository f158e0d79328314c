import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { Ownership } from './ownership';

/** Who works which lead. */
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingEmailEntity]), StaffDirectoryModule],
  providers: [Ownership],
  exports: [Ownership],
})
export class OwnershipModule {}
