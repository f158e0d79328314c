import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type * as z from 'zod';
import { backupSettings } from '../backup/settings';
import { named } from '../checks/check';
import { checks } from '../checks/checks';
import { dockerSettings } from '../docker/settings';
import { type Group, readSections } from '../environment/explained';
import { stackSettings } from '../local/settings';

/** The first schema that has a setting defines its default and rule. */
const shapes: Record<string, z.ZodType>[] = [stackSettings.shape, dockerSettings.shape, backupSettings.shape];

/** The text of all compose files. */
export function readComposeFiles(root: string): string {
  const folder = path.join(root, 'infra/docker');
  const overlays = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const files = [path.join(root, 'docker-compose.yml'), ...overlays.map((name) => path.join(folder, name))];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/**
 * What the programs' schemas and the compose files say about a setting; the rule is the programs' message about a value
 * that they can't use, empty if any text will do.
 */
export function describeSetting(name: string, composeFiles: string) {
  const schema = shapes.find((shape) => name in shape)?.[name];
  const byDefault = schema?.safeParse(undefined).data;
  const inCompose = new RegExp(`\\$\\{${name}(?::-([^}]*))?[:?}]`).exec(composeFiles);
  return {
    name,
    defaultValue: schema ? String(byDefault ?? '') : (inCompose?.[1] ?? ''),
    rule: schema?.safeParse('?').error?.issues[0]?.message ?? '',
    isForDocker: inCompose !== null,
  };
}

/** Every setting of an operator that a schema or a compose file names. */
export const knownNames = (composeFiles: string): Set<string> =>
  new Set([
    ...shapes.slice(0, 2).flatMap((shape) => Object.keys(shape)),
    ...[...composeFiles.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
  ]);

/** Text as comment lines of at most 118 characters. */
const comment = (text: string): string[] =>
  (text.match(/\S.{0,115}(?=\s|$)/g) ?? []).map((line) => `# ${line}`);

function exampleValue({ example }: Group, defaultValue: string): string {
  if (example === 'placeholder') return 'change-me';
  return example === 'empty' ? '' : defaultValue;
}

/** The text of .env.example: every setting with what it is for and its default. */
export function envExample(composeFiles: string): string {
  const parts = readSections().map(({ title, about, groups }) => {
    const head = `# --- ${title} `.padEnd(78, '-');
    const blocks = groups.map((group) => [
      ...comment(group.about),
      ...group.names.map(
        (name) => `${name}=${exampleValue(group, describeSetting(name, composeFiles).defaultValue)}`,
      ),
    ]);
    return [[head, ...(about ? comment(about) : [])], ...blocks]
      .map((lines) => lines.join('\n'))
      .join('\n\n');
  });
  const intro =
    'Settings of the product. Copy this file to .env and change what you need; every key has a default that is fit for a trial on one machine. The environment wins over the file; an empty value counts as not set.';
  return `${[comment(intro).join('\n'), ...parts].join('\n\n')}\n`;
}

/** The page infra/docs/settings.md: the same, with each value's rule and whether Docker uses it. */
export function settingsPage(composeFiles: string): string {
  const parts = readSections().flatMap(({ title, about, groups }) => [
    `## ${title[0]?.toUpperCase()}${title.slice(1)}`,
    ...(about ? [about] : []),
    ...groups.flatMap((group) => [
      group.about,
      group.names
        .map((name) => {
          const { defaultValue, rule, isForDocker } = describeSetting(name, composeFiles);
          const facts = [
            defaultValue && group.example !== 'empty' && `default \`${defaultValue}\``,
            rule?.replace(/^must (be )?/, ''),
            title !== 'Docker' && !isForDocker && 'not with Docker',
          ].filter(Boolean);
          return `- \`${name}\`${facts.length > 0 ? `: ${facts.join('; ')}` : ''}`;
        })
        .join('\n'),
    ]),
  ]);
  const intro = [
    '# Settings',
    'They stand in `.env` or in the environment, which wins; an empty value counts as not set. `NAME_FILE` names a file that holds the value of `NAME`.',
    'Written by `make settings` from what the programs demand; change `infra/environment/settings.yml` or a schema instead of this page.',
  ];
  return `${[...intro, ...parts].join('\n\n')}\n`;
}

const alertsHeading =
  '# Written by make settings from infra/checks/checks.ts, for the file prometheus.yml beside it; change that instead.\n';

/** The text of infra/monitoring/alerts.yml: a rule of Prometheus for each check that has one. */
export function alertRules(): string {
  const rules = checks.flatMap(({ key, title, advice, rule }) => {
    if (!rule) return [];
    const { alert, severity, expr } = rule;
    const name = `{{ $labels.${expr ? 'service' : 'name'} }}`;
    const annotations = { summary: named(title, name), action: `${named(advice, name)}.` };
    const found = `golghar_failing{check="${key}"} > 0`;
    return [{ alert, expr: expr ?? found, for: rule.for, labels: { severity }, annotations }];
  });
  return alertsHeading + stringify({ groups: [{ name: 'golghar', rules }] }, { lineWidth: 0 });
}
