import type { Config } from '@react-router/dev/config';
import { builtPaths } from './src/content/page-links';

/** Public pages are prerendered; the back office is one page whose script reads the address. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: builtPaths(),
  // All routes are known from the start: no page has to fetch a route manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
