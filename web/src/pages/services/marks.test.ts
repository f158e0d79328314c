import { allServices } from '@/content/services/all';
import { homeServices } from '@/content/services/home';
import { serviceGlyphs } from '../../../art/pictures/marks/marks';

const idsOf = ({ brand, digital }: Record<'brand' | 'digital', readonly { id: string }[]>) =>
  [...brand, ...digital].map(({ id }) => id);

it('the services’ marks are one for each service, and none besides', () => {
  expect(Object.keys(serviceGlyphs).sort()).toEqual(idsOf(allServices).sort());
});

it('the services’ marks all differ', () => {
  const drawings = Object.values(serviceGlyphs).map(({ fill, ink, fine }) => fill + ink + fine);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('the home page shows services of the services page, under the same ids and titles', () => {
  const titles = new Map<string, string>(
    [...allServices.brand, ...allServices.digital].map(({ id, title }) => [id, title]),
  );
  for (const { id, title } of [...homeServices.brand, ...homeServices.digital]) {
    expect(titles.get(id)).toBe(title);
  }
});
