import { runningServer } from './running-server';

export default async function globalTeardown(): Promise<void> {
  await runningServer.stop?.();
}
