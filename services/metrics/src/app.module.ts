import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MetricsSettings } from './settings';
import { retentionJob } from './visitors/retention.job';
import { VisitorController } from './visitors/visitor.controller';
import { VisitorService } from './visitors/visitor.service';

@Module({})
export class AppModule {
  static forRoot(settings: MetricsSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot({ service: 'metrics', settings, jobs: [retentionJob] })],
      controllers: [VisitorController],
      providers: [VisitorService],
    };
  }
}
