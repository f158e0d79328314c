import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Sections below the URL of their place, which the first one has. A section that is one feature alone has no page of its own. */
const place = (name: string, first: string, sections: Record<string, string>) =>
  route(name, '../pages/admin/place-layout.tsx', { id: name }, [
    index(first),
    ...Object.entries(sections).map(([section, file]) => route(section, file)),
  ]);

/** The back office: one HTML page, rendered in the browser. */
export const adminRoutes: RouteConfigEntry[] = prefix('admin', [
  index('../pages/admin/index.tsx'),
  layout('../features/session/components/auth-layout.tsx', [
    route('login', '../features/session/components/login-form.tsx'),
    route('set-password', '../features/session/components/set-password-form.tsx'),
  ]),
  layout('layouts/admin-layout.tsx', [
    route('dashboard', '../pages/admin/dashboard/page.tsx'),
    route('today', '../pages/admin/today/page.tsx'),
    place('submissions', '../pages/admin/submissions/list.tsx', {
      board: '../pages/admin/submissions/board.tsx',
      quarantine: '../features/quarantine/components/quarantine.tsx',
      deleted: '../features/deleted-leads/components/deleted-leads.tsx',
      import: '../features/lead-import/components/import-wizard.tsx',
    }),
    route('submissions/:id', '../pages/admin/lead/page.tsx'),
    route('people/:id', '../pages/admin/person/page.tsx'),
    route('reports', '../pages/admin/reports/page.tsx'),
    route('users', '../pages/admin/users/page.tsx'),
    place('settings', '../features/lead-settings/components/general-settings.tsx', {
      templates: '../features/templates/components/templates.tsx',
      newsletter: '../features/newsletter/components/subscribers.tsx',
      webhooks: '../features/webhooks/components/webhooks.tsx',
      operations: '../features/operations/components/health.tsx',
      audit: '../features/audit/components/audit-log.tsx',
    }),
    route('account', '../pages/admin/account/page.tsx'),
    route('*', '../pages/admin/not-found/page.tsx'),
  ]),
]);
