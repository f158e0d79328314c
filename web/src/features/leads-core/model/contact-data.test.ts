import type { Submission } from '@golghar/contracts';
import { makeLead } from '../../../../../infra/test/support/lead';
import { contactDataSchema, fieldTexts } from './contact-data';

const lead = makeLead({ name: 'Asha Kumri', phone: '98350 12345', email: '' });

const read = (fields: Record<string, string>, of: Submission = lead) =>
  contactDataSchema(of).safeParse({ ...fieldTexts(of), ...fields, instead: fields });

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
  expect(read(fields).data).toEqual(wanted);
});

it('empties a city', () => {
  expect(read({ city: ' ' }, { ...lead, city: 'Ptna' }).data).toEqual({ city: null });
});

it('leaves what nobody has typed in as it is meanwhile', () => {
  const values = { ...fieldTexts(lead), name: 'Asha Kumari', instead: { name: 'Asha Kumri' } };
  expect(contactDataSchema({ ...lead, city: 'Gaya' }).parse(values)).toEqual({ name: 'Asha Kumari' });
});
