import { AppError } from '@golghar/platform';
import { isCommonPassword } from './common-passwords';

/**
 * Refuses a new password that is easy to guess; its length the contract has measured.
 * @throws AppError invalid, about the field newPassword
 */
export async function refuseGuessable(newPassword: string, email: string): Promise<void> {
  if (newPassword.toLowerCase() !== email.toLowerCase() && !(await isCommonPassword(newPassword))) return;
  throw new AppError('invalid', {
    fields: { newPassword: 'This password is too easy to guess; a few unrelated words are better' },
  });
}
