import { AppError } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { estimateStrength } from './password-strength';
import { personalWords } from './personal-words';

/** More than 10^8 guesses: enough where ten are free and the hash is slow. */
const minScore = 3;

const advice = 'A few unrelated words are better.';

@Injectable()
export class PasswordRules {
  constructor(@Inject(AUTH_SETTINGS) private readonly settings: AuthSettings) {}

  /**
   * Refuses a new password that is easy to guess: common ones, repetitions, sequences, and what is made of the
   * person's or the agency's name. Its length the contract has measured.
   * @throws AppError invalid, about the field newPassword
   */
  async refuseGuessable(newPassword: string, person: { name: string; email: string }): Promise<void> {
    const { MAIL_FROM, PUBLIC_URL } = this.settings;
    const words = personalWords(person, { name: MAIL_FROM.name, publicUrl: PUBLIC_URL });
    const { score, warning } = await estimateStrength(newPassword, words);
    if (score >= minScore) return;
    const reason = warning ?? 'This password is too easy to guess.';
    throw new AppError('invalid', { fields: { newPassword: `${reason} ${advice}` } });
  }
}
