import type { ShopInvitation } from '../types';

export const shopInvitation: ShopInvitation = {
  title: 'See your own shop, drawn',
  text: 'Type the name over your door and say what you sell. The picture is yours to keep and share, free and at once.',
  picture: 'A sweet shop drawn in the Mithila style, with Rekha Sweets on its board',
  link: { label: 'Draw my shop', href: '/draw-my-shop' },
};
