import * as z from 'zod/mini';
import { tagSchema } from './leads';

/** Every tag in use with the number of leads that have it, the most used first. */
export const tagListSchema = z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) });

export type TagList = z.infer<typeof tagListSchema>;

/** Gives a tag another name on every lead; a name that is in use already merges the two. */
export const tagRenameSchema = z.strictObject({ from: tagSchema, to: tagSchema });

/** How many leads were changed. */
export const tagRenameResultSchema = z.object({ changed: z.int() });
