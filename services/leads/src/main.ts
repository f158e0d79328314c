import { readEnvironment, runService } from '@golghar/platform';
import { ApiModule } from './api.module';
import { leadsSettings } from './settings';

const settings = readEnvironment(leadsSettings);
void runService(ApiModule.forRoot(settings), settings);
