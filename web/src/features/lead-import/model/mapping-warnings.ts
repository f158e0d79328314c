import type { ImportMapping, ImportPreview } from '@golghar/contracts';

/** What is missing in a mapping though the file may have it: without these fields leads are of little use, or none. */
export function mappingWarnings(
  mapping: ImportMapping,
  { columns }: Pick<ImportPreview, 'columns'>,
): string[] {
  const hasPhone = mapping.phone !== undefined;
  const hasEmail = mapping.email !== undefined;
  const noName =
    mapping.name === undefined ? ['No column is chosen for Name: no row can be imported without.'] : [];
  if (!hasPhone && !hasEmail)
    return [
      ...noName,
      'No column is chosen for Phone or Email: no row can be imported without one of them. Choose it above.',
    ];
  const isAnyLeft = columns.some((_, index) => !Object.values(mapping).includes(index));
  if (!isAnyLeft || (hasPhone && hasEmail)) return noName;
  return [
    ...noName,
    hasPhone
      ? 'No column is chosen for Email: the leads come in without an e-mail address.'
      : 'No column is chosen for Phone: the leads come in without a telephone number, and rows without an e-mail address are left out.',
  ];
}
