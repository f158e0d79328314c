import { place } from '@golghar/contracts';
import type { IdeasOfBusiness } from './types';

export const ecommerce: IdeasOfBusiness = {
  awareness: {
    general: [
      'A film from field to parcel in ninety seconds, with the names of all the hands',
      'A festival calendar to hang up, sent with every order, with your products on the right days',
      'Search pages for questions, not products: how to keep makhana crisp, how to know real Tussar',
    ],
    youth: [
      `Unboxing by people from ${place.region} who live in Pune and Bengaluru, on what home smells like`,
      'A filter that puts a Madhubani border around the picture, with your name in the corner',
      'Drop days: one design, two hundred pieces, announced a week ahead',
    ],
    professional: [
      `A buyer’s guide to gifts from ${place.region} for companies, with delivery dates that hold`,
      'Posts on LinkedIn about the weavers’ pay, with the numbers',
      'A sample box for office managers with a stamped card that says yes or no',
    ],
  },
  conversion: {
    general: [
      'Delivery date and final price on the product page, before anybody signs up for anything',
      'A basket reminder on WhatsApp after one hour, written like a person, once',
      'Litchi season countdown: boxes left, day of picking, cities served',
    ],
    youth: [
      'Cash on delivery with a small reward for paying ahead, said openly',
      'Bundles for hostel rooms: four mugs, four mats, one price',
      'A code from each creator that shows them how many came, and you which one pays',
    ],
    professional: [
      'Company accounts with GST invoice, thirty days to pay and one reorder button',
      `Search ads on “corporate gifts ${place.city}” from August on, when budgets are planned`,
      'A call within the hour for every basket above ₹10,000',
    ],
  },
  retention: {
    general: [
      'A second letter ten days later: how to wash it, how to store it, whom to write to',
      'Subscriptions for what runs out, sattu, honey, pickles, that can be paused by one tap',
      'Ask for a photo with the review and print the best ones on next year’s calendar',
    ],
    youth: [
      'A waiting list that gets in an hour earlier on drop days',
      'Store credit for sending packaging back, shown as saved kilos',
      'A letter at the end of term to where they live next',
    ],
    professional: [
      'The order of last Diwali as a draft in August, with this year’s prices',
      'A visit to the workshop for the ten largest accounts, in January',
      'Birthdays of their staff, delivered by you, planned once a year in a sheet',
    ],
  },
};
