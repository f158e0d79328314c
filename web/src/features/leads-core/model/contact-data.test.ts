import { makeLead } from '../../../../../infra/test/support/lead';
import { readContactData, readTyped } from './contact-data';

const lead = makeLead({ name: 'Asha Kumri', phone: '98350 12345', email: '' });

const typed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { text, instead: '' }]));

it.each([
  [{ name: ' Asha Kumari ' }, { name: 'Asha Kumari' }],
  [{ name: 'Asha Kumri ', city: '' }, {}],
  [
    { city: 'Patna', service: 'logo_design' },
    { city: 'Patna', service: 'logo_design' },
  ],
  [
    { phone: '', email: 'asha@shop.example' },
    { phone: '', email: 'asha@shop.example' },
  ],
])('wants what differs alone: %j', (fields, wanted) => {
  expect(readContactData(lead, typed(fields))).toEqual({ wanted });
});

it('empties a city', () => {
  expect(readContactData({ ...lead, city: 'Ptna' }, typed({ city: ' ' }))).toEqual({
    wanted: { city: null },
  });
});

it('says what is wrong at each field, in the words of the enquiry', () => {
  expect(readContactData(lead, typed({ name: 'A', phone: 'call me' }))).toEqual({
    errors: { name: 'Name must be at least 2 characters', phone: 'Please enter a valid phone number' },
  });
  expect(readContactData(lead, typed({ phone: '' }))).toEqual({
    errors: { phone: 'Please leave a phone number or an email address' },
  });
});

it('reads no draft as nothing', () => {
  expect(readTyped('')).toEqual({});
});
