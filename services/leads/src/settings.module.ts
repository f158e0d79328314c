import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LEADS_SETTINGS, type LeadsSettings, WORKER_SETTINGS, type WorkerSettings } from './settings';

/** Gives every module of a process its settings. */
@Global()
@Module({})
export class SettingsModule {
  static forApi(settings: LeadsSettings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: LEADS_SETTINGS, useValue: settings }],
      exports: [LEADS_SETTINGS],
    };
  }

  static forWorker(settings: WorkerSettings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: WORKER_SETTINGS, useValue: settings }],
      exports: [WORKER_SETTINGS],
    };
  }
}
