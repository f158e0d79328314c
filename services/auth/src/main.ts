import { parseEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { authSettings } from './settings';

const settings = parseEnvironment(authSettings);
void runService(AppModule.forRoot(settings), settings);
