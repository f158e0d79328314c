import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { LeadDetailController } from './lead-detail.controller';
import { LeadDetailService } from './lead-detail.service';

@Module({ imports: [LeadsModule], controllers: [LeadDetailController], providers: [LeadDetailService] })
export class LeadDetailModule {}
