import * as z from 'zod/mini';
import { knownLanguages } from '../brand/languages';
import { fieldMessages as messages } from './field-messages';

/** `?language=hi` of what a page in Hindi sends: mails, and pages that answer a form, are in that language. */
export const languageQuerySchema = z.object({ language: z.optional(z.enum(knownLanguages)) });

// Tabs are allowed everywhere. U+2028 and U+2029 break lines too, in mail clients and spreadsheets.
const notInOneLine = /[^\P{Cc}\t]|[\u2028\u2029]|\p{Cs}/u;
const notInManyLines = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Refuses control characters (tab excepted), line breaks and lone surrogates: Postgres refuses NUL, and a line break in a name
 * or an address could start a mail header. The message names the field's own problem.
 */
const oneLine = (message: string) => z.refine<string>((text) => !notInOneLine.test(text), { error: message });

/** As {@link oneLine}, for text that may have line breaks. */
const manyLines = (message: string) =>
  z.refine<string>((text) => !notInManyLines.test(text), { error: message });

/** Text that somebody types, trimmed; separate messages for invalid characters and for too much text. */
const typed =
  (charactersOf: typeof oneLine) =>
  (min: number, max: number, message: string, charactersMessage = message, longMessage = message) =>
    z
      .string({ error: message })
      .check(
        z.trim(),
        ...(min > 0 ? [z.minLength(min, message)] : []),
        z.maxLength(max, longMessage),
        charactersOf(charactersMessage),
      );

export const typedLine = typed(oneLine);

export const typedText = typed(manyLines);

export const personName = typedLine(2, 100, messages.nameShort, messages.nameLines, messages.nameLong);

/** One valid e-mail address, trimmed, of at most 254 characters (RFC 5321). */
export const emailAddress = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.maxLength(254, message), z.regex(z.regexes.email, message));

// Wider than what we accept: it has to find whatever servers quote.
const quotedEmailAddress = /[^\s"'<>()=,:;\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+/gi;

/** An invalid value becomes null: no request is refused for it. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);

/** At least one of some names, each once. */
export const chosenNames = <const Name extends string>(
  names: readonly [Name, ...Name[]],
  message: string,
  repeatedMessage: string,
) =>
  z.array(z.enum(names, { error: message }), { error: message }).check(
    z.minLength(1, message),
    z.refine((chosen) => new Set(chosen).size === chosen.length, repeatedMessage),
  );

/**
 * Replaces each e-mail address in a text of other programs: messages of Postgres and of mail servers name the person they are
 * about.
 */
export const replaceEmailAddresses = (text: string, replacement: string): string =>
  text.replace(quotedEmailAddress, replacement);

/** Postgres knows no year 0. */
export const hasYear = z.refine<string>((text) => !text.startsWith('0000'), {
  error: 'Please choose a date after the year 0',
});

/** A point in time as ISO 8601 in UTC, e.g. `2026-11-21T06:12:00.000Z`; handlers may return a Date. */
export const isoTime = z.pipe(
  z.transform((time: string | Date) => (time instanceof Date ? time.toISOString() : time)),
  z.iso.datetime().check(hasYear),
);

/** An id as the services make it: a UUID, parsed before any use. */
export const idSchema = z.uuid();

/** As a path or a query has it. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

/** For routes with an id in their address: `{ id }`. */
export const idParams = z.object({ id: idSchema });
