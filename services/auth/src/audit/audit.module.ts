import { AuditEntryEntity } from '@golghar/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SignInAudit } from './sign-in-audit';

/** What auth writes down; leads shows it beside its own. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryEntity])],
  providers: [SignInAudit],
  exports: [SignInAudit],
})
export class AuditModule {}
