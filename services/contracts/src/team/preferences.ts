import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { typedLine, typedText } from '../base/text';
import { agency } from '../brand/agency';

/** A list of leads that somebody comes back to: a name for the query of its address, such as `status=new`. */
export const savedViewSchema = z.strictObject({
  name: typedLine(1, 40, 'A view needs a name of 1 to 40 characters'),
  query: z.string().check(z.maxLength(500), z.regex(/^[\w=&%.+-]*$/, 'This is no query of an address')),
});

/** Of a greeting or a signature. */
export const maxWordsLength = 1000;

/** How one member of staff wants the back office; kept on the server, so that it is the same on each device. */
const preferencesSchema = z.strictObject({
  views: z.array(savedViewSchema).check(z.maxLength(20, 'You already have 20 views')),
  /** Whether single-key shortcuts are on: people who speak to their computer may not want them (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  /** Whether setting a status by a key moves on to the next lead. */
  advancesAfterStatus: z.boolean(),
  /** Whether Today no longer shows what to do first. */
  hidesFirstDay: z.boolean(),
  /** How this person begins a WhatsApp chat; `{name}`, `{service}` and `{me}` are filled in. */
  greeting: typedText(
    1,
    maxWordsLength,
    'A greeting has 1 to 1,000 characters',
    'A greeting must not contain control characters',
  ),
  /** What stands below this person's answers by e-mail; `{me}` is filled in. Empty for none. */
  signature: typedText(
    0,
    maxWordsLength,
    'A signature has at most 1,000 characters',
    'A signature must not contain control characters',
  ),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = {
  views: [],
  shortcuts: true,
  advancesAfterStatus: true,
  hidesFirstDay: false,
  greeting: 'Hello {name}, this is {me}. Thank you for asking us about {service}.',
  signature: `Regards,\n{me}\n${agency.fullName}`,
};

export const preferencesApi = {
  getPreferences: endpoint('GET /api/admin/preferences', roles, { response: preferencesSchema }),
  /** Some of them: omitted ones stay unchanged, even if another device has changed them meanwhile. */
  updatePreferences: endpoint('PATCH /api/admin/preferences', roles, {
    request: z.partial(preferencesSchema),
    response: preferencesSchema,
  }),
};
