import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The back office: one page of HTML, drawn by its script. */
export const adminRoutes: RouteConfigEntry[] = prefix('admin', [
  index('../pages/admin/index.tsx'),
  route('login', '../pages/admin/login/page.tsx'),
  route('set-password', '../pages/admin/set-password/page.tsx'),
  layout('layouts/admin-layout.tsx', [
    route('dashboard', '../pages/admin/dashboard/page.tsx'),
    route('today', '../pages/admin/today/page.tsx'),
    route('submissions', '../pages/admin/leads/page.tsx'),
    route('submissions/import', '../pages/admin/import/page.tsx'),
    route('submissions/deleted', '../pages/admin/deleted-leads/page.tsx'),
    route('submissions/:id', '../pages/admin/lead/page.tsx'),
    route('board', '../pages/admin/board/page.tsx'),
    route('people/:id', '../pages/admin/person/page.tsx'),
    route('month', '../pages/admin/month/page.tsx'),
    route('quarantine', '../pages/admin/quarantine/page.tsx'),
    route('settings', '../pages/admin/settings/page.tsx'),
    route('users', '../pages/admin/users/page.tsx'),
    route('audit', '../pages/admin/audit/page.tsx'),
    route('operations', '../pages/admin/operations/page.tsx'),
    route('newsletter', '../pages/admin/newsletter/page.tsx'),
    route('account', '../pages/admin/account/page.tsx'),
    route('*', '../pages/admin/not-found/page.tsx'),
  ]),
]);
