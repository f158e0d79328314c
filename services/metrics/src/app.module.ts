import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MetricsSettings } from './settings';
import { VisitorController } from './visitors/visitor.controller';
import { VisitorRepository } from './visitors/visitor.repository';
import { VisitorService } from './visitors/visitor.service';

@Module({})
export class AppModule {
  static forRoot(settings: MetricsSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot({ service: 'metrics', settings })],
      controllers: [VisitorController],
      providers: [VisitorService, VisitorRepository],
    };
  }
}
