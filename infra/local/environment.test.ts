import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { localEnvironment } from './environment';
import { loadPorts } from './ports';
import { loadSecrets } from './secrets';
import { writeState } from './supervise/state';

it('names the port of the running gateway, though make up alone was told of it', () => {
  const folder = tempFolder();
  loadPorts(path.join(folder, 'ports.json'));
  loadSecrets(path.join(folder, 'secrets.json'));
  const port = 18_080;
  expect(localEnvironment(folder)).toMatchObject({ GATEWAY_PORT: '8080' });
  mkdirSync(path.join(folder, 'run'));
  const probe = { kind: 'http' as const, port, path: '/' };
  const gateway = { name: 'gateway', probe, pid: 1, state: 'ready' as const, since: '', restarts: 0 };
  writeState(path.join(folder, 'run'), { pid: 1, complete: true, processes: [gateway] });
  expect(localEnvironment(folder)).toMatchObject({
    GATEWAY_PORT: '18080',
    PUBLIC_URL: 'http://localhost:18080',
  });
});
