import { backOfficePaths } from '@golghar/contracts';
import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A place of which the sections have addresses below its own: each is the file of its address. */
const place = (root: string, first: string) =>
  route(root.slice('/admin/'.length), '../pages/admin/place-layout.tsx', { id: root }, [
    index(`../pages${root}/${first}.tsx`),
    ...Object.values(backOfficePaths)
      .filter((path) => path.startsWith(`${root}/`))
      .map((path) => route(path.slice(root.length + 1), `../pages${path}.tsx`)),
  ]);

/** The back office: one page of HTML, drawn by its script. */
export const adminRoutes: RouteConfigEntry[] = prefix('admin', [
  index('../pages/admin/index.tsx'),
  route('login', '../pages/admin/login/page.tsx'),
  route('set-password', '../pages/admin/set-password/page.tsx'),
  layout('layouts/admin-layout.tsx', [
    route('dashboard', '../pages/admin/dashboard/page.tsx'),
    route('today', '../pages/admin/today/page.tsx'),
    place(backOfficePaths.leads, 'list'),
    route('submissions/:id', '../pages/admin/lead/page.tsx'),
    route('people/:id', '../pages/admin/person/page.tsx'),
    route('reports', '../pages/admin/reports/page.tsx'),
    route('users', '../pages/admin/users/page.tsx'),
    place(backOfficePaths.settings, 'general'),
    route('account', '../pages/admin/account/page.tsx'),
    route('*', '../pages/admin/not-found/page.tsx'),
  ]),
]);
