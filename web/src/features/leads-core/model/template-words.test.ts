import { replySchema, toTemplateWords, variablesError } from './template-words';

const lead = { name: 'आशा देवी', service: 'seo', reference: 'GD-1', city: null } as const;
const me = { name: 'Amit Raj' };
const words = { subject: 'About {reference}', text: 'Dear {name}' };

/** An answer as it is sent, or what is wrong with its fields. */
const read = (typed: typeof words) => {
  const { data, error } = replySchema(lead, me).safeParse(typed);
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

it('fills in what stands for the lead and its author', () => {
  expect(read({ ...words, text: 'Dear {name}, {service}? {me}' })).toEqual({
    subject: 'About GD-1',
    text: 'Dear आशा देवी, SEO? Amit Raj',
  });
});

it('sends nobody a variable of which nothing is known, or a mistyped one', () => {
  expect(read({ ...words, text: 'In {city}, {Name}, in {city}' })).toEqual({
    text: 'Nothing is known for {city} and {Name}: please write it out, or take it out',
  });
  expect(variablesError('{ city } {}')).toBeUndefined();
});

it('says what else is wrong', () => {
  expect(read({ subject: ' ', text: '' })).toEqual({
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
