import { place } from '@golghar/contracts';
import type { IdeasOfBusiness } from './types';

export const retail: IdeasOfBusiness = {
  awareness: {
    general: [
      'Ten short films of ten regular customers, each saying in one sentence what they buy from you and since when',
      'A Chhath window with soop, daura and fruit prices painted fresh every morning, posted at seven',
      'A map of your lane with the tea stall, the tailor and you on it, shared by all three',
    ],
    youth: [
      'A reel a day through Saraswati Puja week: one yellow outfit or gift under ₹500 from your shelves',
      `Outside ${place.city} Women’s College, a mirror with your name and a hashtag, moved every Friday`,
      'Let three local creators style the shop’s oldest stock and count whose video sells it',
    ],
    professional: [
      'A lunch-hour counter list for the offices on Bailey Road: order by noon, collect at six',
      'Gift catalogue as a two-page PDF for office managers, sent in the first week of October',
      'LinkedIn posts by the owner on what a small shop learns about prices before each wedding season',
    ],
  },
  conversion: {
    general: [
      'A Google ad within five kilometres that says what is in stock today and leads to the WhatsApp catalogue',
      'Exchange week after Diwali: bring the old one, get a fixed sum off, no conditions in small print',
      'A wedding list: the family saves its wishes with you and each guest sees what is left',
    ],
    youth: [
      'A student card that gives ₹50 off on every third bill, shown as stamps on the phone',
      'Two-hour flash prices on Instagram stories, only for those who come with the screenshot',
      'Pay in three parts without a card, explained in a thirty-second reel',
    ],
    professional: [
      'Remarketing to those who looked at a product page, with the price and the distance to your door',
      'Free delivery to offices between Dak Bungalow and Gandhi Maidan on bills above ₹2,000',
      'A sales page for bulk gifts with three boxes, three prices and one phone number',
    ],
  },
  retention: {
    general: [
      'A message on the day a purchase turns one, with care tips and a small reason to return',
      'A repair Saturday each month: buttons, straps and polish free for old customers',
      'WhatsApp broadcast lists by taste, not by number: saris, school, steel, never all at once',
    ],
    youth: [
      'A group for first looks at new stock, with a vote on what you order next',
      'Birthday month instead of birthday: any one day, ten per cent, no code',
      'Swap evenings: bring what you bought last year and trade it in the shop',
    ],
    professional: [
      'A yearly statement of what they bought and saved, useful for their accounts, signed by you',
      'Reserve the quiet hour from nine to ten on Sundays for regulars, by appointment',
      'Reorder by one reply: the message holds last year’s festival list ready to confirm',
    ],
  },
};
