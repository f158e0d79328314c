import { serviceSettings, sessionSettings } from '@golghar/platform';
import type * as z from 'zod';

export const metricsSettings = serviceSettings.extend(sessionSettings.shape);

export type MetricsSettings = z.output<typeof metricsSettings>;
