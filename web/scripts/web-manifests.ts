import type { Plugin } from 'vite';
import { agency } from '../../services/contracts/src/brand/agency';
import { brandColours } from '../../services/contracts/src/brand/brand-colours';
import { site } from '../src/content/site';

const icon = (size: number, purpose?: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** Names and icons of the site and the back office on phones' home screens, by address. */
const manifests = {
  '/site.webmanifest': {
    name: site.name,
    short_name: agency.name,
    start_url: '/',
    display: 'browser',
    background_color: brandColours.haldi,
    theme_color: brandColours.haldi,
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  },
  '/admin.webmanifest': {
    id: '/admin/',
    name: `${site.name} back office`,
    short_name: agency.name,
    start_url: '/admin/today',
    scope: '/admin/',
    display: 'standalone',
    background_color: brandColours.ink,
    theme_color: brandColours.ink,
    icons: [icon(192), icon(512)],
  },
};

/** Adds the web manifests of the site and of the back office to the build. */
export const webManifests = (): Plugin => ({
  name: 'web-manifests',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [address, manifest] of Object.entries(manifests))
      this.emitFile({
        type: 'asset',
        fileName: address.slice(1),
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const manifest = Object.entries(manifests).find(([address]) => address === request.url)?.[1];
      if (manifest)
        response.setHeader('content-type', 'application/manifest+json').end(JSON.stringify(manifest));
      else next();
    });
  },
});
