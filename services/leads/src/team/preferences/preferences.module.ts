import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreferenceEntity } from './preference.entity';
import { PreferencesController } from './preferences.controller';
import { PreferencesRepository } from './preferences.repository';

@Module({
  imports: [TypeOrmModule.forFeature([PreferenceEntity])],
  controllers: [PreferencesController],
  providers: [PreferencesRepository],
})
export class PreferencesModule {}
