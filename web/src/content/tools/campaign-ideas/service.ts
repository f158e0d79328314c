import { place } from '@golghar/contracts';
import type { IdeasOfBusiness } from './types';

export const service: IdeasOfBusiness = {
  awareness: {
    general: [
      'Answer one question a day that people ask at your counter, in Hindi, in under a minute, and post it on your Google Business Profile',
      'A before-and-after album of real jobs with the locality, the days and the bill',
      'A fridge magnet with your number and what to do first, left in every house you have served',
    ],
    youth: [
      'A free evening on first flats near Boring Road: rent papers, wiring, water, with tea',
      'Reels of mistakes people make when they do it themselves, told without laughing at them',
      `Campus desks at ${place.city} University in admission week with one free check each`,
    ],
    professional: [
      'A column in the society’s newsletter on what to maintain before the monsoon',
      'A comparison sheet for facility managers: three providers, ten questions, yours among them',
      'Talks at the chamber of commerce on what downtime costs a small factory in Hajipur',
    ],
  },
  conversion: {
    general: [
      'Search ads on the three most urgent words of your trade, with a call button and working hours',
      `A fixed price list on the website, the first in your trade in ${place.city}, with photos of each job`,
      'Quote within an hour on WhatsApp from two photos, with a promise in rupees if you are late',
    ],
    youth: [
      'A sharer’s discount for flatmates who book together, split on the bill',
      'Evening slots until ten for students and night workers, booked through Instagram',
      'First visit at half price when they tag the room before you begin',
    ],
    professional: [
      'An annual contract offer on LinkedIn to office heads within ten kilometres',
      'A landing page per sector, clinic, school and showroom, each with a reference to call',
      'A free inspection report with photos and priorities, theirs to keep even if they hire another',
    ],
  },
  retention: {
    general: [
      'A service book in the cloud: dates, parts and who came, opened by the phone number',
      'A reminder six weeks before the season, heat, rain or fog, with one tap to book',
      'A thank-you call three days after the job, by somebody who was not there',
    ],
    youth: [
      'Points for every referred flatmate, paid out as a free hour',
      'When they move, you come along: one free set-up in the new place',
      'A short film each month on keeping what you fixed in order',
    ],
    professional: [
      'A quarterly review over coffee with numbers: calls, response time, money saved',
      'A named technician per client, whose holidays you announce in advance',
      'Contracts that renew with a lower price when nothing broke',
    ],
  },
};
