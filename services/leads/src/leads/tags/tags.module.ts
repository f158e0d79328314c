import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads.module';
import { TagController } from './tag.controller';
import { TagRepository } from './tag.repository';
import { TagService } from './tag.service';

@Module({
  imports: [LeadsModule],
  controllers: [TagController],
  providers: [TagService, TagRepository],
})
export class TagsModule {}
