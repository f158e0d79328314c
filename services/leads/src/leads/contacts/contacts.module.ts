import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads.module';
import { ContactController } from './contact.controller';
import { ContactEntity } from './contact.entity';
import { ContactRepository } from './contact.repository';
import { ContactService } from './contact.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactEntity]), LeadsModule],
  controllers: [ContactController],
  providers: [ContactService, ContactRepository],
  exports: [ContactRepository, ContactService],
})
export class ContactsModule {}
