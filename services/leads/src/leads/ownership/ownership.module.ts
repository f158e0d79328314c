import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryEntity } from '../delivery.entity';
import { Ownership } from './ownership';

/** Who works which lead. */
@Module({
  imports: [TypeOrmModule.forFeature([DeliveryEntity])],
  providers: [Ownership],
  exports: [Ownership],
})
export class OwnershipModule {}
