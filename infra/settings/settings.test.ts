import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSections } from '../environment/explained';
import {
  alertRules,
  describeSetting,
  envExample,
  knownNames,
  readComposeFiles,
  settingsPage,
} from './render';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const composeFiles = readComposeFiles(root);

it.each([
  ['.env.example', envExample],
  ['infra/docs/settings.md', settingsPage],
  ['infra/monitoring/alerts.yml', alertRules],
])('%s is as make settings writes it', (file, render) => {
  expect(read(file)).toBe(render(composeFiles));
});

it('explains every setting once', () => {
  const explained = readSections().flatMap(({ groups }) => groups.flatMap(({ names }) => names));
  const missing = [...knownNames(composeFiles)].filter((name) => !explained.includes(name));
  expect([missing, explained.length]).toEqual([[], new Set(explained).size]);
});

it('tells the default and the rule of a schema, and the default of a compose file', () => {
  expect(describeSetting('GATEWAY_PORT', composeFiles)).toEqual({
    name: 'GATEWAY_PORT',
    defaultValue: '8080',
    rule: 'must be a port number',
    isForDocker: true,
  });
  expect(describeSetting('GATEWAY_BIND', composeFiles).defaultValue).toBe('0.0.0.0');
});
