import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { SearchModule } from '../search/search.module';
import { LeadViewController } from './lead-view.controller';
import { LeadViewService } from './lead-view.service';

@Module({
  imports: [LeadsModule, SearchModule],
  controllers: [LeadViewController],
  providers: [LeadViewService],
})
export class LeadViewsModule {}
