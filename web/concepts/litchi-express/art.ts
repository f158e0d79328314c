import { n, times } from '../../drawing/svg';
import { picture } from '../parts';

/** One fruit; its scales are arcs that get smaller towards the edge. */
const fruit = (x: number, y: number, r: number, colour: string) =>
  `<g transform="translate(${n(x)} ${n(y)})"><circle r="${r}" fill="${colour}"/><path d="M${n(-r * 0.72)} ${n(r * 0.3)}a${r} ${r} 0 0 0 ${n(r * 1.44)} ${n(r * 0.1)}a${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 ${n(-r * 1.44)} ${n(-r * 0.1)}z" fill="#7c0f36" opacity=".45"/><g fill="none" stroke="#ffb3c4" stroke-width="${n(r * 0.035 + 1)}" stroke-linecap="round">${times(
    4,
    (row) =>
      times(5, (column) => [(column - 2) * r * 0.34 + (row % 2) * r * 0.17, (row - 1.5) * r * 0.36])
        .filter(([cx = 0, cy = 0]) => Math.hypot(cx, cy) < r * 0.78)
        .map(
          ([cx = 0, cy = 0]) =>
            `<path d="M${n(cx - r * 0.09)} ${n(cy + r * 0.05)}q${n(r * 0.09)} ${n(-r * 0.18)} ${n(r * 0.18)} 0"/>`,
        )
        .join(''),
  ).join('')}</g></g>`;

const leaf = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0Q60 -56 180 -10Q90 54 0 0z" fill="#2f7a3d"/><path d="M0 0Q80 -6 170 -10" stroke="#8fce7a" stroke-width="4" fill="none"/></g>`;

/** Five fruits on their twig, hanging from the top of the page. */
export const cluster = picture(
  '60 0 590 540',
  `<path d="M420 -20Q400 90 330 170M400 60Q480 120 500 210M390 80Q300 110 210 180" stroke="#6b4423" stroke-width="13" fill="none" stroke-linecap="round"/>${leaf(400, 70, -150, 1.15)}${leaf(420, 90, 20, 1.2)}${leaf(380, 110, 160, 0.9)}
${fruit(190, 250, 92, '#d02a58')}${fruit(510, 280, 96, '#c41f4d')}${fruit(350, 250, 104, '#e23d68')}${fruit(262, 404, 98, '#c41f4d')}${fruit(436, 424, 100, '#d93360')}`,
  // On phones it reaches up to the menu.
  '-mt-14 -mr-16 ml-auto w-[min(74%,320px)] wide:absolute wide:-top-68 wide:right-0 wide:m-0 wide:w-[min(43vw,600px)]',
);

export const crate = (rows: number, columns: number, hasRibbon: boolean): string => {
  const [width, height] = [columns * 30 + 20, rows * 26 + 16];
  return picture(
    '0 0 200 130',
    `<g transform="translate(${100 - width / 2} ${118 - height - 10})">${times(columns, (column) => fruit(25 + column * 30, 2, 17, column % 2 ? '#d93360' : '#c41f4d')).join('')}<rect width="${width}" height="${height}" fill="#d9a860"/><path d="${times(rows, (row) => `M0 ${row * 26 + 20}h${width}`).join('')}" stroke="#9a6c2c" stroke-width="3"/><path d="M8 0v${height}M${width - 8} 0v${height}" stroke="#9a6c2c" stroke-width="6"/>${hasRibbon ? `<path d="M${width / 2} 0v${height}M${width / 2} 0q-30 -30 -34 -4q6 12 34 4q30 -30 34 -4q-6 12 -34 4" stroke="#7c0f36" stroke-width="7" fill="none"/>` : ''}</g>`,
  );
};
