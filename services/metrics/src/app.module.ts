import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MetricsSettings } from './settings';
import { RetentionJob } from './visitors/retention.job';
import { VisitorsModule } from './visitors/visitors.module';

/** The metrics service: composes its features. */
@Module({})
export class AppModule {
  static forRoot(settings: MetricsSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot({ service: 'metrics', settings }),
        VisitorsModule,
        ScheduleModule.forRoot([RetentionJob]),
      ],
    };
  }
}
