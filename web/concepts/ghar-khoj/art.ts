import { picture } from '../parts';

const pins = [
  [150, 190, '₹3,200', false],
  [352, 300, '₹6,500', true],
  [252, 470, '₹4,800', false],
  [500, 520, '₹9,800', false],
  [520, 160, '₹5,400', false],
] as const;

const schools = [
  [210, 220],
  [440, 180],
  [330, 440],
] as const;

/** Boring Road, its canal and its coaching centres, on a student's map. */
export const map = `<svg viewBox="0 0 660 724" class="h-[min(110vw,724px)] w-full wide:sticky wide:top-0 wide:h-[max(660px,100vh)]" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Rooms near Boring Road from ₹3,200 to ₹9,800, and three coaching centres"><rect width="660" height="724" fill="#eae6dc"/><path d="M-20 620Q200 560 330 640T700 600V740H-20z" fill="#a9cfe0"/><path d="M60 30h150v90H60zM420 20h180v80H420zM30 270h70v110H30zM420 230h120v70H420zM80 500h90v60H80zM560 360h90v90h-90z" fill="#d9d3c4"/><path d="M400 360h110v90H400z" fill="#b9d7a5"/>
<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M-20 150L680 120M300 -20Q290 300 340 720M-20 420Q300 380 680 480" stroke-width="26"/><path d="M120 -20L160 560M560 -20L500 600M-20 260L330 270M320 200L680 250M170 560L520 580" stroke-width="12"/></g>
<g font-size="16" fill="#5d5a50"><text x="30" y="143" transform="rotate(-2 30 143)">Boring Road</text><text x="392" y="448" transform="rotate(8 392 448)">Kankarbagh Main Road</text><text x="408" y="410">Krishna park</text><text x="210" y="668" fill="#2f6d88">Ganga</text></g>
${schools.map(([x, y]) => `<path d="M${x} ${y}l22 -11l22 11l-22 11zM${x + 9} ${y + 6}v13q13 8 26 0V${y + 6}" fill="#3f4a8a"/>`).join('')}
${pins.map(([x, y, price, isChosen]) => `<g transform="translate(${x} ${y})"><path d="M-46 -40h92a10 10 0 0 1 10 10v26a10 10 0 0 1 -10 10h-34l-12 16l-12 -16h-34a10 10 0 0 1 -10 -10v-26a10 10 0 0 1 10 -10z" fill="${isChosen ? '#b83622' : '#fff'}" stroke="#222" stroke-width="2.5"/><text text-anchor="middle" y="-10" font-weight="700" font-size="22" fill="${isChosen ? '#fff' : '#222'}">${price}</text></g>`).join('')}</svg>`;

const walls = (children: string) =>
  picture(
    '0 0 140 120',
    `<g fill="none" stroke="#222" stroke-width="4">${children}</g>`,
    'row-[1/3] w-full rounded-[8px] bg-[#f4f1ea] wide:row-auto',
  );

/** Each room's own floor plan, because the rooms were inspected. */
export const plans = {
  single: walls(
    '<path d="M10 10h120v100H10z"/><path d="M18 18h44v62H18z" fill="#f3c9b8"/><path d="M92 18h30v30H92z" fill="#cfe0ea"/><path d="M84 110a26 26 0 0 1 26 -26v26"/><path d="M40 10h34" stroke="#7fb2d0" stroke-width="9"/>',
  ),
  shared: walls(
    '<path d="M10 10h120v100H10z"/><path d="M18 18h26v50H18zM96 18h26v50H96z" fill="#f3c9b8"/><path d="M54 62h32v34H54z" fill="#e6d9a8"/><path d="M54 10h32" stroke="#7fb2d0" stroke-width="9"/>',
  ),
  double: walls(
    '<path d="M10 10h120v100H10zM74 10v62M74 96v14M10 72h36"/><path d="M18 18h46v30H18zM90 18h32v50H90z" fill="#f3c9b8"/><path d="M18 80h24v22H18z" fill="#cfe0ea"/>',
  ),
};
