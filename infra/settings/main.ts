import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { alertRules, envExample, readComposeFiles, settingsPage } from './render';

// make settings: writes the documents about settings, and the alerts.
const root = path.resolve(__dirname, '../../..');
const composeFiles = readComposeFiles(root);
writeFileSync(path.join(root, '.env.example'), envExample(composeFiles));
writeFileSync(path.join(root, 'infra/docs/settings.md'), settingsPage(composeFiles));
writeFileSync(path.join(root, 'infra/monitoring/alerts.yml'), alertRules());
