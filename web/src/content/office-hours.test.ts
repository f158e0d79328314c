import { contact } from './home/contact';
import { officeHours } from './office-hours';
import { openingHours } from './site';

it('the site names the hours of the contracts, days with the same ones together', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(officeHours).toEqual([
    { days: 'Monday-Friday', opens: '9:00', closes: '18:00', schema: weekdays },
    { days: 'Saturday', opens: '10:00', closes: '16:00', schema: ['Saturday'] },
    { days: 'Sunday', opens: '', closes: '', schema: ['Sunday'] },
  ]);
  expect(openingHours).toBe('Monday-Friday 9:00-18:00 and Saturday 10:00-16:00');
  expect(contact.lead).toContain('within 4 business hours');
});
