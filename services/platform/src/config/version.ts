import * as z from 'zod';

const packageSchema = z.object({ version: z.string() });

/** The release that this program is of: the version in the product's package.json, whose tag a release carries. */
export const { version } = packageSchema.parse(require('../../../../package.json'));
