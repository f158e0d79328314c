import { type Deletion, deletedKeptDays } from '@golghar/contracts';
import { AppError } from '@golghar/platform';

/** What the table says about a deletion. */
export type DeletionRow = {
  deletedAt: Date;
  deletedById: string | null;
  deletedByName: string | null;
  /** Of one that was set aside as spam. */
  quarantinedAt?: Date | null;
};

/** Whether a lead is deleted. */
export const hasDeletion = <Lead extends { deletedAt: Date | null }>(
  lead: Lead,
): lead is Lead & { deletedAt: Date } => lead.deletedAt !== null;

const retentionMs = deletedKeptDays * 24 * 60 * 60 * 1000;

export const deletionOf = ({ deletedAt, deletedById, deletedByName }: DeletionRow): Deletion => ({
  by: deletedById && deletedByName ? { id: deletedById, name: deletedByName } : null,
  at: deletedAt.toISOString(),
  erasedAt: new Date(deletedAt.getTime() + retentionMs).toISOString(),
});

/** The answer about a lead that is not there: one that was deleted can still be restored, and says by whom. */
export function missingLead(row: DeletionRow | undefined): AppError {
  if (!row) return new AppError('not_found');
  const deletion = deletionOf(row);
  if (row.quarantinedAt)
    return new AppError('deleted', { message: 'This lead is in quarantine, as spam.', deletion });
  const message = deletion.by ? `This lead was deleted by ${deletion.by.name}.` : 'This lead was deleted.';
  return new AppError('deleted', { message, deletion });
}
