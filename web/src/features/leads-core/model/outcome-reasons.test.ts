import type { Submission } from '@golghar/contracts';
import { outcomeQuestion, reasonKeys } from './outcome-reasons';

const lead = { name: 'Asha Kumari', outcomeReason: null } as Submission;

it('asks why a lead was won or lost, each answer by a key that is no command', () => {
  const answers: string[] = [];
  const answer = { reason: (reason: string) => answers.push(reason), other: () => answers.push('other') };
  const lost = outcomeQuestion(lead, 'lost', answer);
  expect(lost?.text).toBe('Not Interested: Asha Kumari – why?');
  expect(lost?.choices.map(({ key, label }) => `${key} ${label}`)).toEqual([
    '6 Too expensive',
    '7 Chose another',
    '8 Not now',
    '9 Not reached',
    '0 Other…',
  ]);
  const won = outcomeQuestion(lead, 'delivered', answer);
  expect(won?.text).toBe('Closed: Asha Kumari – why?');
  for (const { run } of won?.choices ?? []) run();
  expect(answers).toEqual(['Recommended', 'Price', 'Our work', 'other']);
  expect(reasonKeys.filter((key) => '12345'.includes(key))).toEqual([]);
});

it('asks nothing of a lead that is still open, or whose reason is known', () => {
  const answer = { reason: () => undefined, other: () => undefined };
  expect(outcomeQuestion(lead, 'pending', answer)).toBeUndefined();
  expect(outcomeQuestion({ ...lead, outcomeReason: 'Price' }, 'lost', answer)).toBeUndefined();
});
