import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { artFiles } from './scripts/art-files';
import { conceptFiles } from './scripts/concept-files';
import { webManifests } from './scripts/web-manifests';

/** React Router hands everybody its build for development; the one without its warnings lies beside it. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** Parts of nearly every public page, in whatever language. */
const site = [
  'web/src/app/(root|head|public-url|crash-page|structured-data|layouts/site-frame)',
  'web/src/app/shell/(brand|header-links|hindi-chat|language-link|lazy-contact-links|site-footer|site-header|use-scrolled)',
  'web/src/content/(clients|crash-page|languages|office-hours|site|startup-offer|use-words)',
  'web/src/features/(testimonials/quote|enquiry/(model/preselected-service|components/call-promise))',
  'web/src/features/consultation/consultation-call-to-action',
  'web/src/features/(newsletter|popup|visitors)/(components/)?lazy-[a-z-]+',
  'web/src/lib/(art-url|load-with-retry|money|scroll|storage|use-hydrated|use-media-query|when-idle|when-near)',
  'web/src/ui/(call-to-action|data-table|hero-picture|hindi-line|icon|load-boundary|page-hero|river|section|social-mark|stars|unbroken)',
  'web/src/ui/toast/(toaster|toast-store|plain-toast)',
  'vite/preload-helper',
  'services/contracts/src/(brand/(agency|business-hours|dyes|languages)|newsletter-paths)',
];

/** What every page in Hindi has beside that. */
const hindi = [
  'web/src/app/(hindi-page-meta|layouts/hindi-layout)',
  'web/src/content/hi/(call-promise|clock|crash-page|newsletter|office-hours|postal-address|seo|startup-offer|words)',
];

/** What the pages need that ask for a password, and every other screen of the back office, too. */
const signIn = [
  'web/src/(app/admin-shell/auth-layout|features/session/.*|pages/admin/admin-meta)',
  'web/src/lib/(apply-field-errors|dates|session|sound)',
  'web/src/ui/(error-panel|password-input)',
  'services/contracts/src/back-office-paths',
  'node_modules/lucide-react/dist/esm/((?!icons/|lucide-react).*|icons/(eye|eye-off))',
  'node_modules/@tanstack/query-core/build/modern/(query|infiniteQuery)Observer',
  'node_modules/@tanstack/react-query/build/modern/(?!QueryClientProvider|useMutation)[A-Za-z]*',
];

/**
 * What several screens of the back office share, and no public page needs. Without it a screen asks for a hundred files,
 * most of them smaller than what is said to get one.
 */
const backOffice = [
  'web/src/(app/admin-shell|features/(leads|users)|pages/admin)/.*',
  'web/src/lib/(commands|csv|hold-keys|shared-events|use-(is-painted|is-staying|minute|online|open-until-navigation)|user-activity)',
  'web/src/ui/(close-on-escape|confirm-dialog|copy-field|inline-field|menu-place|modal|place-beside|skeleton)',
  'services/contracts/src/(due-words|events|month-table|spreadsheet)',
  'node_modules/(lucide-react|zustand|@floating-ui|@tanstack/(react-)?virtual[a-z-]*)/.*',
  'node_modules/@radix-ui/react-(alert-dialog|direction|dropdown-menu|menu|popper|roving-focus|use-is-hydrated|use-size)/.*',
];

/** One file of script for modules, by the ends of their paths without the ending. */
const fileOf = (name: string, paths: string[], options: { priority?: number; minShareCount?: number }) => ({
  name,
  test: new RegExp(`/(${paths.join('|')})\\.(tsx?|m?js)$`),
  // What they import may be the whole contract with its rules, which the forms alone need.
  includeDependenciesRecursively: false,
  ...options,
});

export default defineConfig({
  plugins: [tailwindcss(), artFiles(), conceptFiles(), webManifests(), routerForProduction, reactRouter()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@brand': fileURLToPath(new URL('../services/contracts/src/brand', import.meta.url)),
      '@art': fileURLToPath(new URL('./assets/out', import.meta.url)),
    },
    // The contract is compiled from its source: one copy of zod, and only what a page uses of it.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    // The second is published in a form that Node can't import.
    noExternal: ['@golghar/contracts', '@atlaskit/pragmatic-drag-and-drop'],
  },
  // make dev: found all at once, or the first look at a page would find more and reload it midway.
  optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.test.tsx'] },
  // A data: address would need another rule in the security policy, and is sent with every page.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            // What pages share comes in few files: on a slow line each request costs a round trip.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                fileOf('site', site, { priority: 1 }),
                fileOf('hindi', hindi, { priority: 1 }),
                fileOf('sign-in', signIn, { priority: 1, minShareCount: 2 }),
                fileOf('back-office', backOffice, { minShareCount: 2 }),
              ],
            },
          },
        },
      },
    },
  },
});
