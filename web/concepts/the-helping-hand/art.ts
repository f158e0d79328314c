import { times } from '../../drawing/svg';
import { picture } from '../parts';

const wheel = (x: number) =>
  `<circle cx="${x}" cy="520" r="62" fill="none" stroke="#123b4a" stroke-width="9"/><path d="${times(8, (index) => `M${x} 520L${Math.round(x + 58 * Math.cos((index * Math.PI) / 4))} ${Math.round(520 + 58 * Math.sin((index * Math.PI) / 4))}`).join('')}" stroke="#123b4a" stroke-width="2.5"/>`;

/** A girl in school uniform on the bicycle that the saved bus fare paid for. */
const girl = `<g transform="translate(-20 -12)">${wheel(300)}${wheel(520)}
<path d="M300 520L372 404L478 410L412 520H300M412 520L372 404M478 410L520 520M478 410L470 372H500M352 398H396" fill="none" stroke="#e0663c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M392 396q50 10 44 60l-14 66M430 398q50 20 22 76l6 44" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><path d="M412 270q-26 70 -46 140q46 26 96 14q22 -14 8 -44q14 -60 -10 -110z" fill="#1f6f8b"/><path d="M366 408q46 26 96 14" stroke="#f2b84b" stroke-width="7" fill="none"/><path d="M414 270l20 36l24 -36z" fill="#fff"/>
<path d="M450 292q14 60 34 80" fill="none" stroke="#8a5a3c" stroke-width="15" stroke-linecap="round"/><circle cx="438" cy="226" r="42" fill="#a06a46"/><path d="M402 262q-22 -36 -8 -64q14 -30 52 -26q34 4 36 40q-24 2 -42 -10q2 30 -18 44q-8 10 -20 16z" fill="#1c1512"/><path d="M398 250q-40 16 -66 2q-14 -8 -30 4" stroke="#1c1512" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M304 256l-24 -14l4 22l-14 16l26 -4z" fill="#e0663c"/>
<circle cx="462" cy="228" r="4.5" fill="#1c1512"/><path d="M458 246q10 6 16 -2" stroke="#1c1512" stroke-width="3.5" fill="none"/><rect x="346" y="286" width="54" height="74" rx="12" fill="#f2b84b"/><path d="M346 318h54" stroke="#c98a1f" stroke-width="5"/><path d="M412 536h34M448 530h30" stroke="#123b4a" stroke-width="10" stroke-linecap="round"/></g>`;

/** The river bank at seven in the morning; it may be cropped on all sides except at the girl. */
export const bank = `<svg viewBox="0 0 760 620" preserveAspectRatio="xMidYMid slice" class="h-[clamp(280px,84vw,460px)] w-full wide:h-640 wide:bg-[linear-gradient(90deg,#bfe3e0_50%,#fff_50%)] wide:pr-[40%]" aria-hidden="true"><rect width="760" height="620" fill="#bfe3e0"/><circle cx="600" cy="130" r="62" fill="#fff"/>
<path d="M0 330q120 -60 240 -16t260 -20t260 10v320H0z" fill="#8fcac5"/><path d="M0 400q190 20 380 0t380 0v60H0z" fill="#5fb0ae"/><path d="M60 424h90M220 436h120M470 420h110M630 438h80" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
<path d="M0 450q380 -30 760 0v170H0z" fill="#f2dcae"/><path d="M0 566h760" stroke="#d9b877" stroke-width="6" stroke-dasharray="46 26"/>
<path d="M96 470V300" stroke="#7a5a3a" stroke-width="13"/><g fill="#2f7d62"><ellipse cx="96" cy="250" rx="70" ry="80"/><ellipse cx="54" cy="300" rx="46" ry="42"/><ellipse cx="140" cy="302" rx="44" ry="40"/></g>${girl}</svg>`;

/** A letter folded once, with its stamp. */
export const letter = (colour: string) =>
  picture(
    '0 0 120 84',
    `<rect width="120" height="84" rx="8" fill="${colour}"/><path d="M4 8l56 42l56 -42" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><rect x="88" y="54" width="22" height="22" fill="#fff"/>`,
    'w-84',
  );
