import { describeError } from './logger-options';

it('keeps personal data of a failed query out of the log', () => {
  const fault = Object.assign(new Error('duplicate key'), {
    code: '23505',
    parameters: ['anjali@clinic.example'],
    detail: 'Key (email)=(anjali@clinic.example) already exists.',
    query: 'INSERT …',
  });
  const line = JSON.stringify(describeError(fault));
  expect(line).toContain('23505');
  expect(line).not.toContain('anjali');
});
