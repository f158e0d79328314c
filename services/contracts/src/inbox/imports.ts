import * as z from 'zod/mini';
import { managers } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idParams, idSchema, isoTime, typedLine } from '../base/text';
import { leadField, ofLeadFields } from '../intake/lead-fields';
import { serviceKeys } from '../intake/services';
import { tagSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { ownerSchema } from '../team/owners';

/** Limits of one file; its text is sent in parts, because a request is at most 64 KiB. */
export const importLimits = {
  rows: 5000,
  characters: 1_500_000,
  partCharacters: 12_000,
  columns: 60,
} as const;

/** Fields of a lead that a column can fill. A row needs a name and a phone number or an e-mail address. */
export const importFields = {
  ...ofLeadFields((name) => leadField(name).label),
  status: 'Status',
  tags: 'Tags',
  submittedAt: 'Date',
};

export type ImportField = keyof typeof importFields;

export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

/** Which column, counted from 0, fills a field; a field that is not named stays empty. */
const importMappingSchema = z.partialRecord(
  z.enum(importFieldNames),
  z.int().check(z.minimum(0), z.maximum(importLimits.columns - 1)),
);

export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Values of a file that somebody can give a meaning, of each field. */
export const maxImportValues = 50;

const meaningsOf = <Schema extends z.ZodMiniType>(meaning: Schema) =>
  z.optional(
    z.record(z.string().check(z.minLength(1), z.maxLength(200)), meaning).check(
      z.refine((given) => Object.keys(given).length <= maxImportValues, {
        error: `At most ${maxImportValues} values can be given a meaning`,
      }),
    ),
  );

/** What a file's own words for services and statuses mean, `{ service: { 'google ads': 'paid_ads' } }`, in whatever case. */
const importMeaningsSchema = z.strictObject({
  service: meaningsOf(z.enum(serviceKeys)),
  status: meaningsOf(z.enum(leadStatuses)),
});

export type ImportMeanings = z.infer<typeof importMeaningsSchema>;

/** Without a mapping the columns' names are guessed. What words meant in earlier imports is known. */
const importPreviewRequestSchema = z.strictObject({
  mapping: z.optional(importMappingSchema),
  meanings: z.optional(importMeaningsSchema),
});

export type ImportPreviewRequest = z.infer<typeof importPreviewRequestSchema>;

/** A file's own word for a service or status: how many rows have it, and what it is taken for; null while nobody knows. */
const valuesOf = <Schema extends z.ZodMiniType>(meaning: Schema) =>
  z.array(z.object({ value: z.string(), count: z.int(), meaning: z.nullable(meaning) }));

const importValuesSchema = z.object({
  service: valuesOf(z.enum(serviceKeys)),
  status: valuesOf(z.enum(leadStatuses)),
});

export type ImportValues = z.infer<typeof importValuesSchema>;

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
const importPreviewSchema = z.object({
  columns: z.array(z.string()),
  /** The first rows as they are in the file. */
  sample: z.array(z.array(z.string())),
  mapping: importMappingSchema,
  /** The words of the file that are neither the name of a service nor of a status. */
  values: importValuesSchema,
  rowCount: z.int(),
  validCount: z.int(),
  problems: z.array(problemSchema),
  /** Rows that can't be imported. */
  problemCount: z.int(),
  duplicates: z.array(duplicateSchema),
  duplicateCount: z.int(),
});

export type ImportPreview = z.infer<typeof importPreviewSchema>;

const chosen = {
  mapping: importMappingSchema,
  meanings: z.optional(importMeaningsSchema),
  duplicates: z.enum(['skip', 'import']),
};

/** Which rows are left out, as a file: with the file's own columns, and why. Before the import is confirmed. */
const importLeftOutSchema = z.strictObject(chosen);

export type ImportLeftOut = z.infer<typeof importLeftOutSchema>;

/** Rows with problems are always left out; a file is imported once. */
const importConfirmationSchema = z.strictObject({
  ...chosen,
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

/** Days for which a finished import is listed. */
export const importListedDays = 30;

/**
 * Finished imports whose leads are there still, the newest first. To take one back whole, delete the leads that the filter
 * `import` shows, as one bulk change.
 */
const importListSchema = z.object({
  imports: z.array(
    z.object({
      id: idSchema,
      fileName: z.string(),
      author: z.nullable(ownerSchema),
      importedAt: isoTime,
      /** Leads of it that are not deleted, and how many of them were changed since. */
      leadCount: z.int(),
      changedCount: z.int(),
    }),
  ),
});

export type ImportList = z.infer<typeof importListSchema>;

/** Leads from a file. */
export const importsApi = {
  listImports: endpoint('GET /api/admin/imports', managers, {
    scope: 'leads:read',
    response: importListSchema,
  }),
  /** An import: start it, send the file's text in parts, look at the preview, confirm. */
  startImport: endpoint('POST /api/admin/imports', managers, {
    scope: 'leads:write',
    request: z.strictObject({ fileName: typedLine(1, 200, 'A file name has 1 to 200 characters') }),
    status: 201,
    response: idParams,
  }),
  sendImportPart: endpoint('PUT /api/admin/imports/:id/parts/:index', managers, {
    scope: 'leads:write',
    params: z.extend(idParams, {
      index: z.coerce
        .number()
        .check(
          z.int(),
          z.minimum(0),
          z.maximum(Math.ceil(importLimits.characters / importLimits.partCharacters)),
        ),
    }),
    /** A piece of the file's text, cut anywhere; the same index again replaces it. */
    request: z.strictObject({
      text: z.string().check(z.maxLength(importLimits.partCharacters)),
    }),
    errors: ['conflict'],
  }),
  previewImport: endpoint('POST /api/admin/imports/:id/preview', managers, {
    scope: 'leads:write',
    request: importPreviewRequestSchema,
    response: importPreviewSchema,
    errors: ['conflict'],
  }),
  exportLeftOut: endpoint('POST /api/admin/imports/:id/left-out.csv', managers, {
    scope: 'leads:write',
    request: importLeftOutSchema,
    stream: 'text/csv; charset=utf-8',
    errors: ['conflict'],
  }),
  confirmImport: endpoint('POST /api/admin/imports/:id/confirm', managers, {
    scope: 'leads:write',
    request: importConfirmationSchema,
    response: importProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['conflict'],
  }),
  cancelImport: endpoint('DELETE /api/admin/imports/:id', managers, {
    scope: 'leads:write',
    errors: ['conflict'],
  }),
};
