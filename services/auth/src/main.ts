import { readEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { authSettings } from './settings';

const settings = readEnvironment(authSettings);
void runService(AppModule.forRoot(settings), settings);
