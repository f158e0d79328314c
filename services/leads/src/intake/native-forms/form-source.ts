import { api, type NewSource, newSourceSchema, utmNames } from '@golghar/contracts';

/** As the page's own script wrote it into the form, or a page that showed the form again. */
function toldSource(text = ''): NewSource | null {
  try {
    return newSourceSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Where somebody came from whose browser sent the form itself: what the form says, otherwise the page that the form was on. Null
 * if nothing is known.
 * @param told the form's field `source`
 */
export function formSource(
  told: string | undefined,
  { referer = '', host }: { referer?: string | undefined; host?: string | undefined },
): NewSource | null {
  const source = toldSource(told);
  if (source || !URL.canParse(referer)) return source;
  const { host: pageHost, pathname, searchParams } = new URL(referer);
  if (pageHost !== host || pathname === api.submitEnquiryForm.path) return null;
  const utm = Object.fromEntries(utmNames.map((name) => [name, searchParams.get(`utm_${name}`)]));
  return newSourceSchema.parse({ landingPage: pathname, utm });
}
