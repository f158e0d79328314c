import { parseEnvironment, runService } from '@golghar/platform';
import { workerSettings } from './settings';
import { WorkerModule } from './worker.module';

const settings = parseEnvironment(workerSettings);
void runService(WorkerModule.forRoot(settings), settings);
