import { Module } from '@nestjs/common';
import { SearchIndexModule } from '../search-index/search-index.module';
import { TagController } from './tag.controller';
import { TagService } from './tag.service';

@Module({ imports: [SearchIndexModule], controllers: [TagController], providers: [TagService] })
export class TagsModule {}
