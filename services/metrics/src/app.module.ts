import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { RetentionJob } from './retention/retention.job';
import { RetentionModule } from './retention/retention.module';
import type { MetricsSettings } from './settings';
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
        RetentionModule,
        ScheduleModule.forRoot([RetentionJob]),
      ],
    };
  }
}
