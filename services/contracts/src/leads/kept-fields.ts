import * as z from 'zod/mini';
import { type LeadField, leadField, type OptionalField, ofLeadFields } from '../intake/lead-fields';
import { serviceKeys } from '../intake/services';

const service = z.enum(serviceKeys);

/** What a lead has in its fields, as the wire tells it: by no rule of today, because rules change. */
export const keptFields = ofLeadFields((name) => {
  if (name === 'service') return service;
  return leadField(name).isOptional ? z.nullable(z.string()) : z.string();
}) as {
  [Name in LeadField]: Name extends 'service'
    ? typeof service
    : Name extends OptionalField
      ? z.ZodMiniNullable<z.ZodMiniString>
      : z.ZodMiniString;
};
