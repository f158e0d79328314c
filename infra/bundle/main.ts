import path from 'node:path';
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

const bundleProgram = (program: string) => {
  const [service = '', ...inside] = program.split('/');
  return bundle(
    path.join(services, service, 'dist', ...inside),
    path.join(services, service, 'build', path.basename(program)),
  );
};

Promise.all(programs.map(bundleProgram)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
