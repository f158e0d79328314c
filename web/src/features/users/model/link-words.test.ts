import type { User } from '@golghar/contracts';
import { linkWords } from '../components/user-management';

const now = Date.parse('2026-11-21T12:00:00Z');

const link = (changes: Partial<NonNullable<User['link']>> = {}) => ({
  purpose: 'invitation' as const,
  expiresAt: '2026-11-28T12:00:00.000Z',
  mail: 'sent' as const,
  ...changes,
});

it('linkWords says until when a link works and what became of its mail', () => {
  expect(linkWords({ status: 'invited', link: link() }, now)).toBe(
    'Invitation until Nov 28, 2026 17:30, mail sent',
  );
  expect(linkWords({ status: 'active', link: link({ purpose: 'reset', mail: 'failed' }) }, now)).toBe(
    'Reset link until Nov 28, 2026 17:30, the mail was refused',
  );
});

it('linkWords misses an invitation, and no reset', () => {
  const expired = link({ expiresAt: '2026-11-21T12:00:00.000Z' });
  expect(linkWords({ status: 'invited', link: expired }, now)).toBe('Invitation expired');
  expect(linkWords({ status: 'invited', link: null }, now)).toBe('No open invitation');
  expect(linkWords({ status: 'active', link: { ...expired, purpose: 'reset' } }, now)).toBeUndefined();
  expect(linkWords({ status: 'active', link: null }, now)).toBeUndefined();
});
