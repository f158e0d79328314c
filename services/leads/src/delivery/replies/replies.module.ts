import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { ReplyController } from './reply.controller';
import { ReplyEntity } from './reply.entity';
import { ReplyService } from './reply.service';

/** Answers to enquiries by e-mail. */
@Module({
  imports: [TypeOrmModule.forFeature([ReplyEntity]), LeadsModule],
  controllers: [ReplyController],
  providers: [ReplyService],
})
export class RepliesModule {}
