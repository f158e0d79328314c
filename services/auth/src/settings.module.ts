import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from './settings';

/** Gives every module of the process its settings. */
@Global()
@Module({})
export class SettingsModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: AUTH_SETTINGS, useValue: settings }],
      exports: [AUTH_SETTINGS],
    };
  }
}
