import { readEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { metricsSettings } from './settings';

const settings = readEnvironment(metricsSettings);
void runService(AppModule.forRoot(settings), settings);
