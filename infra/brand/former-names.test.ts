import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { findFormerNames } from './former-names';

const root = tempFolder();
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  write(
    'web/src/content/home.ts',
    "// Patna, in a comment\nexport const text = 'Shops of Patna';\nexport const by = 'Mr Patnaik';\n",
  );
  write('web/src/content/hi/home.ts', "export const text = 'Patna';\n");
  write('web/src/page.tsx', "import { agency } from '@golghar/contracts';\n");
  write('web/src/content/home.test.ts', "expect(text).toBe('Shops of Patna');\n");
  write('web/src/deleted.ts', "export const text = 'Patna';\n");
  write('.gitignore', 'web/build/\n');
  write('web/build/client/index.html', '<title>Golghar</title>\n');
  write('web/build/client/manifest.webmanifest', '{"name":"Lotus"}\n');
  write('web/build/client/assets/page-a1.js', 'const words="golghar";\n');
  write('web/public/og/home.png', '\x89PNG\r\n\x1a\n\0eXIf Golghar Digital: pricing\n');
  write('web/concepts/dental/site.ts', "export const home = 'A clinic in Patna';\n");
  write('services/leads/src/desk/digest-email.ts', "export const title = 'Your day at Golghar';\n");
  write('infra/seed/enquiries.jsonl', '{"city":"Patna"}\n');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  // Neither is committed yet.
  rmSync(path.join(root, 'web/src/deleted.ts'));
  write('web/src/new.ts', "export const text = 'New in Patna';\n");
});

it('names every file and line, of sources, mails and the built site, that people get to read', () => {
  const found = findFormerNames(root, ['Golghar', 'Patna']);
  expect(found).toEqual([
    'infra/seed/enquiries.jsonl:1  {"city":"Patna"}',
    "services/leads/src/desk/digest-email.ts:1  export const title = 'Your day at Golghar';",
    'web/public/og/home.png:3  eXIf Golghar Digital: pricing',
    "web/src/content/hi/home.ts:1  export const text = 'Patna';",
    "web/src/content/home.ts:2  export const text = 'Shops of Patna';",
    "web/src/new.ts:1  export const text = 'New in Patna';",
    'web/build/client/index.html:1  <title>Golghar</title>',
  ]);
  expect(findFormerNames(root, ['Golghar', 'Patna'], false)).toEqual(
    found.filter((line) => !line.includes('/hi/')),
  );
});

it('finds nothing where nothing is', () => {
  expect(findFormerNames(root, ['Sonpur', 'C++'])).toEqual([]);
});
