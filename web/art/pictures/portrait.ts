import { palette } from '../../drawing/colours';
import { drawing, element, path } from '../../drawing/svg';

export type Portrait = {
  ground: string;
  skin: string;
  cloth: string;
  /** Headwear. */
  head: 'short' | 'bun' | 'plait' | 'dupatta' | 'turban' | 'scarf' | 'cap' | 'bald';
  glasses?: boolean;
  moustache?: boolean;
  bindi?: boolean;
};

const line = { stroke: palette.ink, strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const behind: Partial<Record<Portrait['head'], string>> = {
  bun: path('M32 6a7 7 0 1 0 .1 0z', { fill: palette.ink }),
  plait: path('M20 26q-6 18 -2 30M44 26q6 18 2 30', {
    stroke: palette.ink,
    strokeWidth: 6,
    strokeLinecap: 'round',
  }),
};

const above: Record<Portrait['head'], (cloth: string) => string> = {
  short: () => path('M19 27q-1 -14 13 -14t13 14q-5 -7 -13 -7t-13 7z', { fill: palette.ink }),
  bun: () => path('M18 29q-1 -16 14 -16t14 16q-3 -9 -14 -9t-14 9z', { fill: palette.ink }),
  plait: () => path('M18 30q-2 -17 14 -17t14 17q-2 -9 -14 -11q-12 2 -14 11z', { fill: palette.ink }),
  // Over the hair and both shoulders, with a border along the edge.
  dupatta: (cloth) =>
    path('M19 30q0 -13 13 -15q13 2 13 15q-2 -8 -13 -10q-11 2 -13 10z', { fill: palette.ink }) +
    path(
      'M32 8q-19 0 -18 24q0 14 -10 34h9q8 -14 8 -30q-2 -20 11 -20t11 20q0 16 8 30h9q-10 -20 -10 -34q1 -24 -18 -24z',
      {
        fill: cloth,
        ...line,
      },
    ) +
    path('M32 12.5q-14 0 -13.5 19q0 16 -7 33M32 12.5q14 0 13.5 19q0 16 7 33', {
      stroke: palette.haldi,
      strokeWidth: 1.8,
      strokeDasharray: '1.6 2.6',
    }),
  turban: (cloth) =>
    path('M17 25q-3 -15 15 -15t15 15q-7 -5 -15 -5t-15 5z', { fill: cloth, ...line }) +
    path('M20 21q10 -10 24 -1M19 17q12 -6 25 -1', { ...line, strokeWidth: 1.4 }),
  scarf: (cloth) =>
    path('M15 54q-3 -42 17 -42t17 42q-4 -6 -6 -12q2 -20 -11 -20t-11 20q-2 6 -6 12z', {
      fill: cloth,
      ...line,
    }),
  cap: (cloth) =>
    path('M19 23q0 -10 13 -10t13 10z', { fill: cloth, ...line }) +
    path('M19 20h26', { ...line, strokeWidth: 1.4 }),
  bald: () =>
    path('M19 31q-2 -4 0 -8M45 31q2 -4 0 -8', { stroke: palette.ink, strokeWidth: 4, strokeLinecap: 'round' }),
};

/** Head and shoulders in double line; portrays nobody in particular. */
export const portrait = ({ ground, skin, cloth, head, glasses, moustache, bindi }: Portrait): string =>
  drawing(
    64,
    64,
    [
      element('rect', { width: 64, height: 64, fill: ground }),
      behind[head] ?? '',
      path('M6 66q2 -20 26 -20t26 20z', { fill: cloth, ...line }),
      path('M12 66q3 -14 20 -14t20 14', { stroke: palette.white, strokeWidth: 1.6 }),
      path('M28 40h8v8q-4 4 -8 0z', { fill: skin, ...line }),
      path('M20 27q0 -14 12 -14t12 14q0 17 -12 17t-12 -17z', { fill: skin, ...line }),
      above[head](cloth),
      path('M24.5 29q3 -3 6 0q-3 3 -6 0zM33.5 29q3 -3 6 0q-3 3 -6 0z', {
        fill: palette.white,
        ...line,
        strokeWidth: 1.5,
      }),
      path('M27.5 29h.1M36.5 29h.1', { ...line, strokeWidth: 2.6 }),
      path('M32 30v5l-2 .6', { ...line, strokeWidth: 1.5 }),
      path('M28 39q4 3 8 0', { ...line, strokeWidth: 1.7 }),
      glasses ? path('M22.5 26.5h8.5v6h-8.5zM33 26.5h8.5v6h-8.5z', { ...line, strokeWidth: 1.6 }) : '',
      moustache ? path('M26 37q3 -3 6 -.5q3 -2.5 6 .5', { ...line, strokeWidth: 2.6 }) : '',
      bindi ? element('circle', { cx: 32, cy: 22.5, r: 1.7, fill: palette.alta }) : '',
    ].join(''),
  );
