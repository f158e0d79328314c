/** Where most people have their mail, by how often they do. */
const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'rediffmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
];

/** Others that only look like one of these mistyped. */
const otherDomains = [
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'hotmail.co.in',
  'hotmail.co.uk',
  'yahoo.co.uk',
];

/** How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwapped) steps.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}

/** The name and what follows its first dot: a slip in each may come together, as in `gmial.con`. */
const partsOf = (domain: string) => [domain.replace(/\..*/, ''), domain.replace(/^[^.]*\.?/, '')] as const;

function isSlipOf(typed: string, domain: string): boolean {
  const [[name, end], [rightName, rightEnd]] = [partsOf(typed), partsOf(domain)];
  return distance(name, rightName) <= 1 && distance(end, rightEnd) <= 1;
}

/** The address that was probably meant, `asha@gmail.com` for `asha@gmial.com`; undefined for one that looks right. */
export function suggestEmail(email: string): string | undefined {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+\.[a-z]{2,})$/i.exec(email.trim()) ?? [];
  const typed = domain?.toLowerCase();
  if (!local || !typed || commonDomains.includes(typed) || otherDomains.includes(typed)) return undefined;
  const meant = commonDomains.find((common) => isSlipOf(typed, common));
  return meant && `${local}@${meant}`;
}
