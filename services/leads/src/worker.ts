import { readEnvironment, runService } from '@golghar/platform';
import { workerSettings } from './settings';
import { WorkerModule } from './worker.module';

const settings = readEnvironment(workerSettings);
void runService(WorkerModule.forRoot(settings), settings);
