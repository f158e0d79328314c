import { parseEnvironment, runService } from '@golghar/platform';
import { ApiModule } from './api.module';
import { leadsSettings } from './settings';

const settings = parseEnvironment(leadsSettings);
void runService(ApiModule.forRoot(settings), settings);
