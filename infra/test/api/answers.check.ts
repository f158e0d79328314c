import { api, type Endpoint, type ErrorCode, roles } from '@golghar/contracts';
import { readRecordedAnswers } from './recorded-answers';

/** Responses that any operation may give without declaring them. */
const ofAny: readonly ErrorCode[] = [
  'malformed',
  'not_json',
  'too_large',
  'too_slow',
  'method_not_allowed',
  'internal',
  'unavailable',
];

/** Also for operations that require a session or change something. */
const ofSessions: readonly ErrorCode[] = ['foreign_origin', 'password_change_required', 'insufficient_scope'];

const ofTheGateway = { too_many_requests: 'The gateway counts, and nginx/test/gateway.e2e.ts proves it.' };

/** Responses that no API test has provoked, and why. */
const unproven: Partial<Record<keyof typeof api, Partial<Record<ErrorCode, string>>>> = {
  submitEnquiry: ofTheGateway,
  subscribe: ofTheGateway,
};

const answers = readRecordedAnswers();

const operations = Object.entries<Endpoint>(api) as [keyof typeof api, Endpoint][];

const refusalsOf = ({ access }: Endpoint): readonly ErrorCode[] => {
  if (access === 'public') return [];
  const isForAll = access === 'signed_in' || roles.every((role) => access.includes(role));
  return isForAll ? ['not_signed_in'] : ['not_signed_in', 'not_allowed'];
};

describe('the API tests have seen', () => {
  // Randomly generated requests are no proof: the next run makes different ones.
  const proven = answers.filter(({ testFile }) => !testFile.includes('properties/'));

  it.each(operations)('every answer that %s may give', (name, endpoint) => {
    const seen = proven.filter(({ operation }) => operation === name).map(({ outcome }) => outcome);
    const expected = ['success', ...refusalsOf(endpoint), ...(endpoint.errors ?? [])];
    expect(expected.filter((outcome) => !seen.includes(outcome))).toEqual(Object.keys(unproven[name] ?? {}));
  });

  it.each(operations)('no other answer of %s', (name, endpoint) => {
    const allowed = [
      'success',
      ...ofAny,
      ...ofSessions,
      ...refusalsOf(endpoint),
      ...(endpoint.errors ?? []),
    ] as string[];
    const others = answers.filter(
      ({ operation, outcome }) => operation === name && !allowed.includes(outcome),
    );
    expect(others).toEqual([]);
  });
});
