import { serviceSettings, sessionSettings } from '@golghar/platform';
import type * as z from 'zod';

/** Settings of the metrics service. */
export const metricsSettings = serviceSettings.extend(sessionSettings.shape);

export type MetricsSettings = z.output<typeof metricsSettings>;
