import { readEnvironment, runService } from '@golghar/platform';
import { ApiModule } from './api.module';
import { leadsSettings } from './settings';

void runService(ApiModule.forRoot(readEnvironment(leadsSettings)));
