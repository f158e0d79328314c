import * as z from 'zod/mini';
import { languages } from '../brand/languages';

/** `?language=hi` of what a page in Hindi sends: a browser that sends the form itself is answered in it. */
export const languageQuerySchema = z.object({ language: z.optional(z.enum(languages)) });
