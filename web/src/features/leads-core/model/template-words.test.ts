import { messageSchema, toTemplateWords, variablesError } from './template-words';

const lead = {
  name: 'आशा देवी',
  service: 'seo',
  reference: 'GD-1',
  city: null,
  message: '',
  submittedAt: '',
} as const;
const me = { name: 'Amit Raj' };
const words = { subject: 'About {reference}', text: 'Dear {name}', isQuoting: true, files: [] };
const signature = 'Yours,\n{me}';

/** A reply as it is sent, or its field errors. */
const read = (typed: typeof words, wrote = {}) => {
  const schema = messageSchema(
    'email',
    { ...lead, submittedAt: '2026-11-21T08:35:00Z', ...wrote },
    me,
    signature,
  );
  const { data, error } = schema.safeParse(typed);
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

it('signs an answer that nobody has signed, and quotes below it what it answers, if it is to', () => {
  const wrote = { message: 'Two shops.\r\nWhat does it cost?' };
  const signed = 'Dear आशा देवी\n\nYours,\nAmit Raj';
  expect(read(words, wrote)).toMatchObject({
    text: `${signed}\n\nOn Nov 21, 2026 14:05 you wrote:\n> Two shops.\n> What does it cost?`,
  });
  expect(read({ ...words, isQuoting: false }, wrote)).toMatchObject({ text: signed });
});

it('sends nobody a variable of which nothing is known, or a mistyped one', () => {
  expect(read({ ...words, text: 'In {city}, {Name}, in {city}' })).toEqual({
    text: 'Nothing is known for {city} and {Name}: please write it out, or take it out',
  });
  expect(variablesError('{ city } {}')).toBeUndefined();
});

it('says what else is wrong', () => {
  expect(read({ ...words, subject: ' ', text: '' })).toEqual({
    subject: 'A subject has 1 to 200 characters',
    text: 'Please write a message of at most 10,000 characters',
  });
});

it('keeps an answer as a template without what is particular to its lead and author', () => {
  const kept = toTemplateWords('Dear आशा देवी, GD-1 in Patna. {me} Amit Raj, Amit Rajan', lead, me);
  expect(kept).toBe('Dear {name}, {reference} in Patna. {me} {me}, Amit Rajan');
  expect(toTemplateWords('Al, also (Al+)', { ...lead, name: 'Al' }, me)).toBe('Al, also (Al+)');
  expect(toTemplateWords('Dear A+ Shop.', { ...lead, name: 'A+ Shop' }, me)).toBe('Dear {name}.');
});
