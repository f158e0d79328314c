import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceSettings } from '../config/settings';
import { dataSourceOptions } from './data-source';

@Module({})
export class DatabaseModule {
  static forRoot(settings: ServiceSettings, service: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(settings, service),
          autoLoadEntities: true,
          // At boot Postgres may still be starting: wait for it rather than die and be restarted.
          retryAttempts: Number.POSITIVE_INFINITY,
          retryDelay: 1000,
          verboseRetryLog: false,
        }),
      ],
    };
  }
}
