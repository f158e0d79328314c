import { readReply, toTemplateWords, variablesError } from './template-words';

const lead = { name: 'आशा देवी', service: 'seo', reference: 'GD-1', city: null } as const;
const me = { name: 'Amit Raj' };
const words = { subject: 'About {reference}', text: 'Dear {name}' };

it('fills in what stands for the lead and its author', () => {
  expect(readReply({ ...words, text: 'Dear {name}, {service}? {me}' }, lead, me)).toEqual({
    reply: { subject: 'About GD-1', text: 'Dear आशा देवी, SEO? Amit Raj' },
  });
});

it('sends nobody a variable of which nothing is known, or a mistyped one', () => {
  expect(readReply({ ...words, text: 'In {city}, {Name}, in {city}' }, lead, me)).toEqual({
    errors: {
      subject: undefined,
      text: 'Nothing is known for {city} and {Name}: please write it out, or take it out',
    },
  });
  expect(variablesError('{ city } {}')).toBeUndefined();
});

it('says what else is wrong', () => {
  expect(readReply({ subject: ' ', text: '' }, lead, me)).toEqual({
    errors: {
      subject: 'A subject has 1 to 200 characters',
      text: 'Please write a message of at most 10,000 characters',
    },
  });
});

it('keeps an answer as a template without what is particular to its lead and author', () => {
  const kept = toTemplateWords('Dear आशा देवी, GD-1 in Patna. {me} Amit Raj, Amit Rajan', lead, me);
  expect(kept).toBe('Dear {name}, {reference} in Patna. {me} {me}, Amit Rajan');
  expect(toTemplateWords('Al, also (Al+)', { ...lead, name: 'Al' }, me)).toBe('Al, also (Al+)');
  expect(toTemplateWords('Dear A+ Shop.', { ...lead, name: 'A+ Shop' }, me)).toBe('Dear {name}.');
});
