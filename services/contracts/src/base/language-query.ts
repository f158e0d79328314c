import * as z from 'zod/mini';
import { languages } from '../brand/languages';

/** `?language=hi` of what a page in Hindi sends: mails, and pages that answer a form, are in it. */
export const languageQuerySchema = z.object({ language: z.optional(z.enum(languages)) });
