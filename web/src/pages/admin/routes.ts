import { readdirSync } from 'node:fs';
import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A place: each file in its folder is a section with a URL of that name; the first has the URL of the place. */
const place = (name: string, first: string) =>
  route(name, '../pages/admin/place-layout.tsx', { id: name }, [
    index(`../pages/admin/${name}/${first}.tsx`),
    ...readdirSync(new URL(name, import.meta.url))
      .map((file) => file.replace('.tsx', ''))
      .filter((section) => section !== first)
      .map((section) => route(section, `../pages/admin/${name}/${section}.tsx`)),
  ]);

/** The back office: one HTML page, rendered in the browser. */
export const adminRoutes: RouteConfigEntry[] = prefix('admin', [
  index('../pages/admin/index.tsx'),
  route('login', '../pages/admin/login/page.tsx'),
  route('set-password', '../pages/admin/set-password/page.tsx'),
  layout('layouts/admin-layout.tsx', [
    route('dashboard', '../pages/admin/dashboard/page.tsx'),
    route('today', '../pages/admin/today/page.tsx'),
    place('submissions', 'list'),
    route('submissions/:id', '../pages/admin/lead/page.tsx'),
    route('people/:id', '../pages/admin/person/page.tsx'),
    route('reports', '../pages/admin/reports/page.tsx'),
    route('users', '../pages/admin/users/page.tsx'),
    place('settings', 'general'),
    route('account', '../pages/admin/account/page.tsx'),
    route('*', '../pages/admin/not-found/page.tsx'),
  ]),
]);
