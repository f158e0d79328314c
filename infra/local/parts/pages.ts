import path from 'node:path';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, stages } from './context';
import { onDrawnPort } from './drawn-port';
import { inheritedEnvironment } from './services';

/** Vite, which serves the pages from their sources and tells open ones what has changed. */
export const pagesSpec = (context: Context) => onDrawnPort(context, 'pages', specOn);

function specOn({ root, paths, ports }: Context): ProcessSpec {
  const listen = ['--host', '127.0.0.1', '--port', String(ports.pages), '--strictPort'];
  return {
    name: 'pages',
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/@react-router/dev/bin.js'),
      'dev',
      path.join(root, 'web'),
      ...listen,
    ],
    env: { ...inheritedEnvironment(), NODE_ENV: 'development' },
    cwd: paths.run,
    probe: { kind: 'http', port: ports.pages, path: '/' },
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    stage: stages.services,
  };
}
