/** When a lead's id, a UUID of version 7, was made, in milliseconds. */
export const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** More than passes between the making of an id and the note of the time. */
const slackMs = 60_000;

/** Whether an enquiry was given its time, as those of a demonstration are. */
export const hasOwnTime = ({ id, submittedAt }: { id: string; submittedAt: Date }): boolean =>
  Math.abs(madeAt(id) - submittedAt.getTime()) > slackMs;
