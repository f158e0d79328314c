import path from 'node:path';
import { runMain } from '../environment/program';
import { bundle } from './bundle';

/** The programs that run all day; migrations and commands run as the compiler leaves them. */
const programs = [
  'auth/main.js',
  'auth/passwords/password-strength.worker.cjs',
  'leads/main.js',
  'leads/worker.js',
  'metrics/main.js',
];

const services = path.resolve(__dirname, '../../../services');

const entries = programs.map((program) => {
  const [service = '', ...inside] = program.split('/');
  return [
    path.join(service, 'build', path.basename(program)),
    path.join(services, service, 'dist', ...inside),
  ] as const;
});

runMain(() => bundle(Object.fromEntries(entries), services));
