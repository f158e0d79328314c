import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscriberEntity } from './subscriber.entity';
import { SubscriberRepository } from './subscriber.repository';

/** Who is on the newsletter's list, or was asked whether they want to be. */
@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity])],
  providers: [SubscriberRepository],
  exports: [SubscriberRepository],
})
export class SubscribersModule {}
