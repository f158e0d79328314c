import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminRoutes } from '../pages/admin/routes';

export default [
  layout('layouts/site-layout.tsx', [
    index('../pages/home/page.tsx'),
    // Unknown addresses, and the page that is built for them.
    route('*', '../pages/not-found/page.tsx'),
  ]),
  ...adminRoutes,
] satisfies RouteConfig;
