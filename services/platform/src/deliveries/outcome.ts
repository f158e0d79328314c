/** What the other end, or the lack of one, said to an attempt. */
export type Outcome =
  | { kind: 'sent'; answer: string }
  /** Worth another attempt. */
  | { kind: 'deferred'; answer: string }
  /** It will never be taken; one with other words may be, where it was refused for its content. */
  | { kind: 'rejected'; answer: string; isAboutContent: boolean };

type SmtpFault = Error & { responseCode?: number; command?: string; response?: string };

/**
 * Only a rejection of this mail is final: 5xx to the sender, the recipient or the content. A 5xx to our greeting
 * or our password is about the server's set-up, which somebody will fix, and would lose every alert until then.
 */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

/** Reads what nodemailer threw. */
export function outcomeOfFault(thrown: unknown): Outcome {
  const fault = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpFault;
  const answer = (fault.response ?? fault.message).slice(0, 500);
  const { responseCode = 0, command = '' } = fault;
  const isFinal = responseCode >= 500 && responseCode < 600 && aboutThisMail.test(command);
  if (!isFinal) return { kind: 'deferred', answer };
  return { kind: 'rejected', answer, isAboutContent: command.startsWith('DATA') };
}
