type Sender = { id: string; keys: readonly string[] };

/** Groups leads of which each has a number or an address in common with another of its group. */
export function groupsOf<S extends Sender>(senders: readonly S[]): S[][] {
  let groups: S[][] = [];
  for (const sender of senders) {
    const isNear = (group: S[]) => group.some(({ keys }) => keys.some((key) => sender.keys.includes(key)));
    const near = groups.filter(isNear);
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), sender]];
  }
  return groups;
}

/**
 * Which leads of a person are others' once one of them is corrected: those that only its old number or address held
 * together. The person's first lead keeps the person. Leads that staff put together stay so.
 * @param before the numbers and addresses that the corrected lead had
 */
export function partedGroups<S extends Sender>(
  personId: string,
  senders: readonly S[],
  corrected: { id: string; before: readonly string[] },
): S[][] {
  const earlier = senders.map((sender) =>
    sender.id === corrected.id ? { ...sender, keys: corrected.before } : sender,
  );
  const together = groupsOf(earlier).find((group) => group.some(({ id }) => id === corrected.id)) ?? [];
  const pieces = groupsOf(senders.filter(({ id }) => together.some((other) => other.id === id)));
  const staying =
    pieces.find((piece) => piece.some(({ id }) => id === personId)) ??
    pieces.find((piece) => piece.some(({ id }) => id === together[0]?.id));
  return pieces.filter((piece) => piece !== staying);
}
