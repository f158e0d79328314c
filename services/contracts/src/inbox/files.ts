import * as z from 'zod/mini';
import { leadManagers, leadReaders, leadSupervisors } from '../base/access';
import { endpoint, type RequestOf, type ResponseOf } from '../base/endpoint';
import { idParams, idSchema, isoTime, typedLine, wholeNumber } from '../base/text';
import { serviceKeys } from '../intake/services';
import { leadField, ofLeadFields } from '../lead-fields';
import { leadSelectionSchema, submissionFilterSchema } from '../leads/lead-list';
import { submissionSchema, tagSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { ownerSchema } from '../team/owners';

/** Exports that run at once in one process; further ones wait in line. */
export const exportLimits = { perPerson: 2, inAll: 4 } as const;

const exportRequestSchema = z.strictObject({ selection: leadSelectionSchema });

/** A line of an export: a lead, or while it waits for its turn, how many are ahead of it. */
const exportLineSchema = z.union([submissionSchema, z.object({ waiting: z.object({ ahead: z.int() }) })]);

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

/** Values of a file, per field, that somebody can map. */
export const maxImportValues = 50;

const meaningsOf = <Schema extends z.ZodMiniType>(meaning: Schema) =>
  z.optional(
    z.record(z.string().check(z.minLength(1), z.maxLength(200)), meaning).check(
      z.refine((given) => Object.keys(given).length <= maxImportValues, {
        error: `At most ${maxImportValues} values can be given a meaning`,
      }),
    ),
  );

/** What a file's own words for services and statuses mean, `{ service: { 'google ads': 'paid_ads' } }`, ignoring case. */
const importMeaningsSchema = z.strictObject({
  service: meaningsOf(z.enum(serviceKeys)),
  status: meaningsOf(z.enum(leadStatuses)),
});

export type ImportMeanings = z.infer<typeof importMeaningsSchema>;

/** A file's own word for a service or status: how many rows have it, and what it maps to; null while unknown. */
const valuesOf = <Schema extends z.ZodMiniType>(meaning: Schema) =>
  z.array(z.object({ value: z.string(), count: z.int(), meaning: z.nullable(meaning) }));

/** What an import would do. Lists hold the first hundred; the counts are complete. */
const importPreviewSchema = z.object({
  columns: z.array(z.string()),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  mapping: importMappingSchema,
  /** The words of the file that are neither the name of a service nor of a status. */
  values: z.object({ service: valuesOf(z.enum(serviceKeys)), status: valuesOf(z.enum(leadStatuses)) }),
  rowCount: z.int(),
  validCount: z.int(),
  /** Rows are numbered as in the file: the first one below the headings is 2. */
  problems: z.array(z.object({ row: z.int(), field: z.enum(importFieldNames), message: z.string() })),
  problemCount: z.int(),
  duplicates: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      by: z.enum(['phone', 'email']),
      /** The existing lead, or the earlier row of the same file. */
      of: z.union([
        z.object({ id: idSchema, reference: z.string(), name: z.string(), submittedAt: isoTime }),
        z.object({ row: z.int() }),
      ]),
    }),
  ),
  duplicateCount: z.int(),
});

export type ImportPreview = z.infer<typeof importPreviewSchema>;

const chosenSchema = z.strictObject({
  mapping: importMappingSchema,
  meanings: z.optional(importMeaningsSchema),
  duplicates: z.enum(['skip', 'import']),
});

export const importListedDays = 30;

export const filesApi = {
  /**
   * Every lead that the filters show, as lines like those of `exportSelection`: for other programs, which need only an address.
   */
  exportSubmissions: endpoint('GET /api/admin/submissions/export', leadReaders, {
    query: submissionFilterSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** Every selected lead, one JSON object per line, newest first. Lines about waiting come before, or where a reader paused. */
  exportSelection: endpoint('POST /api/admin/submissions/export', leadReaders, {
    request: exportRequestSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** All columns of the selected leads, as a file; the header `x-row-count` has the number of rows, if known. */
  exportCsv: endpoint('POST /api/admin/submissions/export.csv', leadReaders, {
    request: exportRequestSchema,
    stream: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('POST /api/admin/submissions/export.xlsx', leadReaders, {
    request: exportRequestSchema,
    stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  /**
   * Finished imports that still have leads, newest first. To undo one, delete the leads that the filter `import` shows, as one
   * bulk change.
   */
  listImports: endpoint('GET /api/admin/imports', leadSupervisors, {
    response: z.object({
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
    }),
  }),
  /** An import: start it, send the file's text in parts, look at the preview, confirm. */
  startImport: endpoint('POST /api/admin/imports', leadManagers, {
    request: z.strictObject({ fileName: typedLine(1, 200, 'A file name has 1 to 200 characters') }),
    status: 201,
    response: idParams,
  }),
  sendImportPart: endpoint('PUT /api/admin/imports/:id/parts/:index', leadManagers, {
    params: z.extend(idParams, {
      index: wholeNumber(0, Math.ceil(importLimits.characters / importLimits.partCharacters)),
    }),
    /** A piece of the file's text, cut anywhere; sending the same index again replaces it. */
    request: z.strictObject({
      text: z.string().check(z.maxLength(importLimits.partCharacters)),
    }),
    errors: ['conflict'],
  }),
  /** Without a mapping the columns' names are guessed. Meanings from earlier imports are remembered. */
  previewImport: endpoint('POST /api/admin/imports/:id/preview', leadManagers, {
    request: z.strictObject({
      mapping: z.optional(importMappingSchema),
      meanings: z.optional(importMeaningsSchema),
    }),
    response: importPreviewSchema,
    errors: ['conflict'],
  }),
  /** Which rows are left out, as a file: with the file's own columns, and why. Before the import is confirmed. */
  exportLeftOut: endpoint('POST /api/admin/imports/:id/left-out.csv', leadManagers, {
    request: chosenSchema,
    stream: 'text/csv; charset=utf-8',
    errors: ['conflict'],
  }),
  /** Rows with problems are always left out; a file is imported once. Each line reports progress; the last one has `isDone`. */
  confirmImport: endpoint('POST /api/admin/imports/:id/confirm', leadManagers, {
    request: z.extend(chosenSchema, {
      /** Added to every imported lead, so that they can be found together. */
      tag: z.optional(tagSchema),
    }),
    response: z.object({
      total: z.int(),
      done: z.int(),
      imported: z.int(),
      skipped: z.int(),
      isDone: z.boolean(),
    }),
    stream: 'application/x-ndjson',
    errors: ['conflict'],
  }),
  cancelImport: endpoint('DELETE /api/admin/imports/:id', leadManagers, { errors: ['conflict'] }),
};

export type ImportConfirmation = RequestOf<typeof filesApi.confirmImport>;

export type ImportList = ResponseOf<typeof filesApi.listImports>;
