import path from 'node:path';
import { runMain } from '../environment/program';
import { bundle } from './bundle';

/** The long-running programs by their bundles; migrations and commands run as compiled. */
const programs = {
  'auth/build/main.js': 'auth/dist/main.js',
  'auth/build/password-strength.worker.cjs': 'auth/dist/passwords/password-strength.worker.cjs',
  'leads/build/main.js': 'leads/dist/main.js',
  'leads/build/worker.js': 'leads/dist/worker.js',
  'metrics/build/main.js': 'metrics/dist/main.js',
};

runMain(() => bundle(programs, path.resolve(__dirname, '../../../services')));
