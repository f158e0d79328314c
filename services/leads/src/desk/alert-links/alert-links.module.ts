import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
import { AlertLinkController } from './alert-link.controller';
import { AlertLinkEntity } from './alert-link.entity';
import { AlertLinkRepository } from './alert-link.repository';
import { AlertLinkService } from './alert-link.service';

/** What the links in the mail about an enquiry do; the worker makes them. */
@Module({
  imports: [TypeOrmModule.forFeature([AlertLinkEntity]), LeadsModule, QuarantineModule],
  controllers: [AlertLinkController],
  providers: [AlertLinkService, AlertLinkRepository],
})
export class AlertLinksModule {}
