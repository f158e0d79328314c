import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The back office: one page of HTML, drawn by its script. */
export const adminRoutes: RouteConfigEntry[] = [];
