import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnChangeEntity } from './own-change.entity';

/** What somebody changed of leads, for its Undo. */
@Module({ imports: [TypeOrmModule.forFeature([OwnChangeEntity])], exports: [TypeOrmModule] })
export class OwnChangesModule {}
