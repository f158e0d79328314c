import * as z from 'zod/mini';

/** Everyone who visited, ever; see `GET /api/visitor-count`. */
export const visitorCountSchema = z.object({ count: z.int() });

export type VisitorCount = z.infer<typeof visitorCountSchema>;
