/**
 * Letters that a service owes to people: which kind, and the id of what each is about. Their words are made when
 * they are sent, so that nothing secret or outdated waits in here. For a service's migration.
 */
export const createLetterTable = `
  CREATE TABLE letter (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'void')),
    attempts int NOT NULL DEFAULT 0,
    answer text,
    queued_at timestamptz(3) NOT NULL DEFAULT now(),
    sent_at timestamptz(3),
    next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX letter_due ON letter (next_attempt_at) WHERE state = 'queued';
  CREATE INDEX letter_subject ON letter (subject_id);
`;
