import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { agency } from '@golghar/contracts';
import { site } from '../../web/src/content/site';
import { root } from '../test/root';

/** Where the agency may be named: its words, its art, what tells people about this product, tests and their data. */
const allowed = [
  /^services\/contracts\/src\/agency\.ts$/,
  /^services\/contracts\/spam-set\//,
  /^web\/(src\/content|assets|public|concepts)\//,
  /\.(md|png|webp|avif|ico|woff2|svg|yml|yaml)$/,
  /(^|\/)(test|bench|seed)\//,
  /\.(test|e2e)\.tsx?$/,
  /^(\.env\.example|LICENSE|web\/public\/)/,
  // What the chain of every history begins with: another word would break those that are there.
  /^services\/leads\/src\/history\/seal\.ts$/,
  // The default of a trial's sender, as .env.example has it.
  /^infra\/local\/settings\.ts$/,
];

const words = [agency.name, site.address.city, `${agency.referencePrefix}-`];

/** Lines of comments name the landmark that a drawing shows. */
const isComment = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line);

it('names the agency in its own files alone', () => {
  const files = execFileSync('git', ['ls-files', 'services', 'web', 'infra', 'nginx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !allowed.some((pattern) => pattern.test(file)));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        !isComment(line) && words.some((word) => new RegExp(`\\b${word}`).test(line))
          ? [`${file}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

describe('as another agency', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('@golghar/contracts', () => ({
      ...jest.requireActual('../../services/contracts/src/index'),
      agency: { name: 'Sonpur', referencePrefix: 'SP' },
    }));
    jest.doMock('../../services/contracts/src/agency', () => ({
      agency: { name: 'Sonpur', referencePrefix: 'SP' },
    }));
  });
  afterEach(() => jest.dontMock('@golghar/contracts').dontMock('../../services/contracts/src/agency'));

  it('takes the name from one file', async () => {
    const { messageOf } = await import('../watchdog/message');
    expect(messageOf({ begun: [], over: ['redis'] }, 'https://sonpur.in').subject).toMatch(/^Sonpur: /);
    const { openApiDocument } = await import('../../services/contracts/src/open-api');
    expect(openApiDocument()).toMatchObject({ info: { title: 'Sonpur' } });
  });
});
