import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

const place = '../pages/admin/place-layout.tsx';

/** The back office: one HTML page, rendered in the browser. A section that is one feature alone has no page of its own. */
export const adminRoutes: RouteConfigEntry[] = prefix('admin', [
  index('../pages/admin/index.tsx'),
  layout('../features/session/components/auth-layout.tsx', [
    route('login', '../features/session/components/login-form.tsx'),
    route('set-password', '../features/session/components/set-password-form.tsx'),
  ]),
  layout('layouts/admin-layout.tsx', [
    route('dashboard', '../pages/admin/dashboard/page.tsx'),
    route('today', '../pages/admin/today/page.tsx'),
    route('submissions', place, { id: 'submissions' }, [
      index('../pages/admin/submissions/list.tsx'),
      route('board', '../pages/admin/submissions/board.tsx'),
      route('quarantine', '../features/quarantine/components/quarantine.tsx'),
      route('deleted', '../features/deleted-leads/components/deleted-leads.tsx'),
      route('import', '../features/lead-import/components/import-wizard.tsx'),
    ]),
    route('submissions/:id', '../pages/admin/lead/page.tsx'),
    route('people/:id', '../pages/admin/person/page.tsx'),
    route('reports', '../pages/admin/reports/page.tsx'),
    route('users', '../pages/admin/users/page.tsx'),
    route('settings', place, { id: 'settings' }, [
      index('../features/lead-settings/components/general-settings.tsx'),
      route('templates', '../features/templates/components/templates.tsx'),
      route('newsletter', '../features/newsletter/components/subscribers.tsx'),
      route('webhooks', '../features/webhooks/components/webhooks.tsx'),
      route('operations', '../features/operations/components/health.tsx'),
      route('audit', '../features/audit/components/audit-log.tsx'),
    ]),
    route('account', '../pages/admin/account/page.tsx'),
    route('*', '../pages/admin/not-found/page.tsx'),
  ]),
]);
