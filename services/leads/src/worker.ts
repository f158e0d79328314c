import { readEnvironment, runService } from '@golghar/platform';
import { workerSettings } from './settings';
import { WorkerModule } from './worker.module';

void runService(WorkerModule.forRoot(readEnvironment(workerSettings)));
