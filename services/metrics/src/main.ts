import { readEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { metricsSettings } from './settings';

void runService(AppModule.forRoot(readEnvironment(metricsSettings)));
