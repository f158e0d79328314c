import { readEnvironment, runService } from '@golghar/platform';
import { AppModule } from './app.module';
import { authSettings } from './settings';

void runService(AppModule.forRoot(readEnvironment(authSettings)));
