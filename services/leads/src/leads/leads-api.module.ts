import { Module } from '@nestjs/common';
import { LeadController } from './lead.controller';
import { LeadsModule } from './leads.module';

/** Leads one by one, for browsers. */
@Module({ imports: [LeadsModule], controllers: [LeadController] })
export class LeadsApiModule {}
