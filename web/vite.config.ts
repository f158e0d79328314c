import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { languages } from '../services/contracts/src/brand/languages';
import { artFiles } from './scripts/art-files';
import { conceptFiles } from './scripts/concept-files';
import { offlineWorker } from './scripts/offline-worker';
import { scriptGroups } from './scripts/script-groups';
import { servicePageStyles } from './scripts/service-page-styles';
import { webManifests } from './scripts/web-manifests';
import { withoutHindi } from './scripts/without-hindi';

/** React Router always resolves to its development build; the production build without its warnings is beside it. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.includes('/dist/development/')) throw new Error(`${id} has no build for development`);
    return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    ...(languages.includes('hi') ? [] : [withoutHindi()]),
    artFiles(),
    conceptFiles(),
    webManifests(),
    offlineWorker(),
    servicePageStyles(),
    routerForProduction,
    reactRouter(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@brand': fileURLToPath(new URL('../services/contracts/src/brand', import.meta.url)),
      '@art': fileURLToPath(new URL('./assets', import.meta.url)),
      'react-remove-scroll': fileURLToPath(new URL('./src/lib/scroll-lock.ts', import.meta.url)),
    },
    // The contract is compiled from source: one copy of zod, and only what a page uses of it.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    // Node can't import the format in which the second is published.
    noExternal: ['@golghar/contracts', '@atlaskit/pragmatic-drag-and-drop'],
  },
  // `make dev`: discovers all dependencies at once, or the first visit of a page would find more and reload it midway.
  optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.test.tsx'] },
  // A data: URL would need another directive in the security policy, and is sent with every page.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: scriptGroups,
            },
          },
        },
      },
    },
  },
});
