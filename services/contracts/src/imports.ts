import * as z from 'zod/mini';
import { tagSchema } from './leads';
import { idParams, idSchema, isoTime, oneLine } from './text';

/** Limits of one file; its text is sent in parts, because a request is at most 64 KiB. */
export const importLimits = {
  rows: 5000,
  characters: 1_500_000,
  partCharacters: 12_000,
  columns: 60,
} as const;

/** Fields of a lead that a column can fill. A row needs a name and a phone number or an e-mail address. */
export const importFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  service: 'Service',
  message: 'Message',
  status: 'Status',
  tags: 'Tags',
  submittedAt: 'Date',
} as const;

export type ImportField = keyof typeof importFields;

export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

const fileMessage = 'A file name has 1 to 200 characters';

export const newImportSchema = z.strictObject({
  fileName: z
    .string({ error: fileMessage })
    .check(z.trim(), z.minLength(1, fileMessage), z.maxLength(200, fileMessage), oneLine(fileMessage)),
});

export const importPartParams = z.extend(idParams, {
  index: z.coerce
    .number()
    .check(
      z.int(),
      z.minimum(0),
      z.maximum(Math.ceil(importLimits.characters / importLimits.partCharacters)),
    ),
});

/** A piece of the file's text, cut anywhere; the same index again replaces it. */
export const importPartSchema = z.strictObject({
  text: z.string().check(z.maxLength(importLimits.partCharacters)),
});

/** Which column, counted from 0, fills a field; a field that is not named stays empty. */
export const importMappingSchema = z.partialRecord(
  z.enum(importFieldNames),
  z.int().check(z.minimum(0), z.maximum(importLimits.columns - 1)),
);

export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Without a mapping the columns' names are guessed. */
export const importPreviewRequestSchema = z.strictObject({ mapping: z.optional(importMappingSchema) });

/** Rows count as in the file: the first one below the headings is 2. */
const problemSchema = z.object({ row: z.int(), field: z.enum(importFieldNames), message: z.string() });

const duplicateSchema = z.object({
  row: z.int(),
  name: z.string(),
  by: z.enum(['phone', 'email']),
  /** The lead that is there already, or the earlier row of the same file. */
  of: z.union([
    z.object({ id: idSchema, reference: z.string(), name: z.string(), submittedAt: isoTime }),
    z.object({ row: z.int() }),
  ]),
});

export type ImportDuplicate = z.infer<typeof duplicateSchema>;
export type ImportProblem = z.infer<typeof problemSchema>;

/** What an import would do. The lists hold the first hundred; the counts count all. */
export const importPreviewSchema = z.object({
  columns: z.array(z.string()),
  /** The first rows as they are in the file. */
  sample: z.array(z.array(z.string())),
  mapping: importMappingSchema,
  rowCount: z.int(),
  validCount: z.int(),
  problems: z.array(problemSchema),
  /** Rows that can't be imported. */
  problemCount: z.int(),
  duplicates: z.array(duplicateSchema),
  duplicateCount: z.int(),
});

export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Rows with problems are always left out; a file is imported once. */
export const importConfirmationSchema = z.strictObject({
  mapping: importMappingSchema,
  duplicates: z.enum(['skip', 'import']),
  /** Put on every imported lead, so that they can be found together. */
  tag: z.optional(tagSchema),
});

export type ImportConfirmation = z.infer<typeof importConfirmationSchema>;

/** A line of progress; the last one has `isDone`. */
export const importProgressSchema = z.object({
  total: z.int(),
  done: z.int(),
  imported: z.int(),
  skipped: z.int(),
  isDone: z.boolean(),
});

export type ImportProgress = z.infer<typeof importProgressSchema>;
