import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReplyTemplateController } from './reply-template.controller';
import { ReplyTemplateEntity } from './reply-template.entity';
import { ReplyTemplateService } from './reply-template.service';

/** Words for answers. */
@Module({
  imports: [TypeOrmModule.forFeature([ReplyTemplateEntity])],
  controllers: [ReplyTemplateController],
  providers: [ReplyTemplateService],
})
export class ReplyTemplatesModule {}
