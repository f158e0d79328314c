import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@art': fileURLToPath(new URL('./assets/out', import.meta.url)),
    },
    // The contract is compiled from its source: one copy of zod, and only what a page uses of it.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    noExternal: ['@golghar/contracts'],
  },
  // A data: address would need another rule in the security policy, and is sent with every page.
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
