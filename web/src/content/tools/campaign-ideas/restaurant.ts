import type { IdeasOfBusiness } from './types';

export const restaurant: IdeasOfBusiness = {
  awareness: {
    general: [
      'One dish, one story: the cook’s mother and her litti, told in four photos on the menu and on Facebook',
      'A tasting table outside on the first Sunday of the month, spoon by spoon, no sale',
      'Google photos every Tuesday: the plate as it leaves the kitchen, daylight, no filter',
    ],
    youth: [
      'A spice ladder with names from mild to Magahi, and a wall of those who climbed it',
      'Cricket nights with a scoreboard menu: each wicket lowers the price of one plate',
      'Reels from the tandoor at eye level, seven seconds, sound on',
    ],
    professional: [
      'A forty-minute thali for offices near Frazer Road, clock on the table',
      'A quiet-corner photo series that shows sockets, light and the table for six',
      'Breakfast for doctors coming off the night shift at PMCH, posted at five in the morning',
    ],
  },
  conversion: {
    general: [
      'A menu page that opens in one second and orders without an app, linked in every profile',
      'Ads between eleven and one and between six and eight, only within four kilometres',
      'Wedding-season biryani by the handi: order by Thursday, price by the head',
    ],
    youth: [
      'A two-person box for ₹199 after nine, sold only through stories',
      'Exam-week bowls at the hostel gate, ordered by the floor',
      'Spin the steel plate: pay at the counter, the pointer decides the dessert',
    ],
    professional: [
      'A monthly lunch plan with invoice for offices, first week free to taste',
      'Party trays with a calculator: heads in, trays and price out',
      'Remarketing to those who looked at the banquet page, with two free dates',
    ],
  },
  retention: {
    general: [
      'A card in the parcel with the cook’s name and a number to complain to, answered by the owner',
      'The fifth order brings the dish they like most, not a coupon',
      'On Chhath and Ramzan days a message with the hours and what is cooked differently',
    ],
    youth: [
      'A club that names one dish a month, by vote, and eats it first',
      'Bring back ten boxes, get one biryani: good for the river too',
      'A birthday table with marigolds, booked by the friends in one message',
    ],
    professional: [
      'Standing Friday orders that can be skipped by one reply',
      'A private tasting before each new menu for the twenty most faithful offices',
      'Receipts by mail with the year’s total, ready for the accountant',
    ],
  },
};
