export type Dish = readonly [name: string, about: string, price: number];

/** The whole menu, in rupees. */
export const card: { title: string; dishes: Dish[] }[] = [
  {
    title: 'From the pot',
    dishes: [
      ['Mutton biryani', 'till the pot is empty', 280],
      ['Chicken biryani', 'half a hen, one egg', 220],
      ['Tuesday handi', 'kathal, no meat', 240],
      ['Egg biryani', 'two eggs, fried first', 150],
    ],
  },
  {
    title: 'From the coals',
    dishes: [
      ['Seekh', 'two skewers, mutton', 180],
      ['Chicken tikka', 'six pieces, mustard', 210],
      ['Paneer on the stick', 'with the burnt edge', 170],
    ],
  },
  {
    title: 'Beside it',
    dishes: [
      ['Burhani', 'curd, garlic, mint', 40],
      ['Mirchi ka salan', 'hot, and then hotter', 60],
      ['Shahi tukda', 'two pieces', 90],
    ],
  },
];

export const favourites: Dish[] = [
  ...(card[0]?.dishes.slice(0, 3) ?? []),
  ...(card[2]?.dishes.slice(2) ?? []),
];
