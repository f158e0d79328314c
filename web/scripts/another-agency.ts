import { agency } from '../../services/contracts/src/brand/agency';
import { businessHours, timeZoneNames } from '../../services/contracts/src/brand/business-hours';
import { agencyInHindi, place } from '../../services/contracts/src/brand/place';

/** The agency's own values, and what another agency might replace them with. */
export const replaced = [
  [agency.name, 'Sonpur'],
  [agency.name.toLowerCase(), 'sonpur'],
  [agencyInHindi.name, 'सोनपुर'],
  [place.city, 'Kolhapur'],
  [agencyInHindi.city, 'कोल्हापुर'],
  [place.region, 'Telangana'],
  [agencyInHindi.region, 'तेलंगाना'],
  [`'${agency.referencePrefix}'`, "'SP'"],
  [agency.currency, '€'],
  [businessHours.timeZone, 'Europe/Lisbon'],
  [`'${timeZoneNames.place}'`, "'Portugal'"],
  [timeZoneNames.clock, 'Lisbon time'],
] as const;

/** The files that are an agency's own. */
const ownFiles = /\/(web\/src\/content\/.+|services\/contracts\/src\/brand\/.+)\.ts$/;

/** How `brand/languages.ts` turns Hindi off. */
const englishAlone = [": readonly Language[] = ['en', 'hi']", ": readonly Language[] = ['en']"] as const;

/** A file's source as another agency would have it, in English and Hindi or only in English. */
export const asAnotherAgency = (file: string, source: string, inHindi = true): string =>
  ownFiles.test(file)
    ? [...replaced, ...(inHindi ? [] : [englishAlone])]
        .reduce((text, [old, now]) => text.replaceAll(old, now), source)
        .replaceAll('@sonpur/', '@golghar/')
    : source;
