import { parseEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { metricsSettings } from './settings';

const settings = parseEnvironment(metricsSettings);
void runService(AppModule.forRoot(settings), settings);
