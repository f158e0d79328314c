/** Whether two words are equal or differ by one letter: wrong, missing, extra, or swapped with its neighbour. */
function isNear(a: string, b: string): boolean {
  const same = [...a].findIndex((letter, index) => letter !== b[index]);
  const [typed, right] = [a, b].map((word) => word.slice(same < 0 ? a.length : same)) as [string, string];
  const isSwapped = typed[0] === right[1] && typed[1] === right[0];
  return (
    typed.slice(1) === right.slice(1) ||
    typed.slice(1) === right ||
    typed === right.slice(1) ||
    (isSwapped && typed.slice(2) === right.slice(2))
  );
}

/** The name and what follows its first dot: each may have a typo at the same time, as in `gmial.con`. */
const partsOf = (domain: string) => [domain.replace(/\..*/, ''), domain.replace(/^[^.]*\.?/, '')] as const;

function isSlipOf(typed: string, domain: string): boolean {
  const [[name, end], [rightName, rightEnd]] = [partsOf(typed), partsOf(domain)];
  return isNear(name, rightName) && isNear(end, rightEnd);
}

/** Common mail domains, most frequent first, and those that only look like a typo of one. */
export type MailDomains = { common: readonly string[]; others: readonly string[] };

/** The address that was probably meant, `asha@gmail.com` for `asha@gmial.com`; undefined if it looks right. */
export function suggestEmail(email: string, { common, others }: MailDomains): string | undefined {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+\.[a-z]{2,})$/i.exec(email.trim()) ?? [];
  const typed = domain?.toLowerCase();
  if (!local || !typed || common.includes(typed) || others.includes(typed)) return undefined;
  const meant = common.find((usual) => isSlipOf(typed, usual));
  return meant && `${local}@${meant}`;
}
