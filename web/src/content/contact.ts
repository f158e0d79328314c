import { responseTime } from './site';

export const contact = {
  title: 'Get In Touch',
  lead: `Tell us what you sell and who should hear about it. A real person reads it and calls you back ${responseTime}.`,
  notLoaded: 'The form could not be loaded. Please load the page again, or call us:',
  details: {
    title: 'Talk to us',
    phone: 'Phone',
    email: 'Email',
    address: 'Office',
    hours: 'Business hours',
    closed: 'Closed',
  },
};
