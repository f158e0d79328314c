import { Test, type TestingModule } from '@nestjs/testing';
import { workerSettings } from '../../../services/leads/src/settings';
import { WorkerModule } from '../../../services/leads/src/worker.module';
import { EmailChannel } from '../../../services/platform/src/deliveries/email-channel';
import { type Submit, sendTo } from './mail-server';
import { serviceEnvironment } from './services';
import type { TestDatabase } from './test-database';

/** The worker's module, compiled but not started. Close it before its database is dropped. */
export function compileWorker(
  database: TestDatabase,
  env: Record<string, string>,
  submit: Submit,
): Promise<TestingModule> {
  const settings = workerSettings.parse({
    ...serviceEnvironment,
    DATABASE_URL: database.serviceUrl('leads'),
    REDIS_URL: 'redis://127.0.0.1:1',
    ALERT_TO: 'owner@golghar.example',
    ...env,
  });
  return Test.createTestingModule({ imports: [WorkerModule.forRoot(settings)] })
    .overrideProvider(EmailChannel)
    .useFactory(sendTo(submit))
    .compile();
}
