import { officeHours } from '../office-hours';
import { postalAddress, responseTime } from '../site';

export const contact = {
  title: 'Get In Touch',
  lead: `Tell us what you sell and who should hear about it. A real person will read it and call you back ${responseTime}.`,
  notLoaded: 'The form could not be loaded. Please reload the page, or reach us here:',
  details: {
    title: 'Talk to us',
    phone: 'Phone',
    email: 'Email',
    address: 'Office',
    lines: postalAddress,
    hours: 'Business hours',
    open: officeHours.map(({ days, opens, closes }) => ({
      days,
      hours: opens ? `${opens}-${closes}` : 'Closed',
    })),
  },
};
