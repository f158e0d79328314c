import { type Group, readSections } from '../environment/explained';
import { describeSetting } from './setting';

const width = 118;

/** Text as lines of a comment. */
function comment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

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

/** The page infra/docs/settings.md: the same, with the rule of each value and whether Docker takes it. */
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
