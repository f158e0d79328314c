import { place } from '@golghar/contracts';
import type { ClientLogo } from '../types';

export const clients = {
  // Elsewhere the site says 150+ clients: the owner should keep one of the two numbers.
  title: 'Our Clients & Partners',
  text: `100+ businesses in and around ${place.city} work with us. Seven of them:`,
  logos: [
    { id: 'wishluv', name: 'Wishluv Buildcon', image: 'wishluv' },
    { id: 'biryani-mahal', name: 'Biryani Mahal', image: 'biryani-mahal' },
    { id: 'helping-hand', name: 'The Helping Hand', image: 'helping-hand' },
    { id: 'taxmitra', name: 'TaxMitra Associates', image: 'taxmitra' },
    { id: 'sikki-sutra', name: 'Sikki & Sutra', image: 'sikki-sutra' },
    { id: 'gyan-ganga', name: 'Gyan Ganga Classes', image: 'gyan-ganga' },
    { id: 'litchi-express', name: 'Litchi Express', image: 'litchi-express' },
  ] as ClientLogo[],
};
