import { times } from '../../drawing/svg';
import { type Concept, screens } from '../concept';
import { form, html, phoneField, picture, select } from '../parts';

const id = 'swasthya-sathi';

/** A strip of ten tablets; those taken leave their foil open. */
const strip = picture(
  '0 0 250 540',
  `<rect width="250" height="540" rx="22" fill="#c7d3d9"/><rect x="14" y="14" width="222" height="512" rx="14" fill="#dfe8ec"/>${times(
    10,
    (index) => {
      const [x, y] = [72 + (index % 2) * 106, 74 + Math.floor(index / 2) * 98];
      const isTaken = index < 7;
      return `<ellipse cx="${x}" cy="${y}" rx="40" ry="34" fill="${isTaken ? '#b2c0c8' : '#fff'}" stroke="#9fb0b9" stroke-width="3"/>${isTaken ? `<path d="M${x - 22} ${y - 8}l14 10l-8 14l22 -8l16 10l-6 -18l10 -10l-18 2z" fill="#7f929c"/>` : `<ellipse cx="${x}" cy="${y}" rx="28" ry="22" fill="#ff8a5c"/><path d="M${x - 22} ${y}h44" stroke="#d65f2f" stroke-width="3"/>`}`;
    },
  ).join('')}`,
  'absolute top-70 -right-40 w-200 rotate-9 wide:top-60 wide:right-auto wide:left-340 wide:w-250',
);

const bubble = 'max-w-240 mb-14 px-18 py-12 text-[20px]/[1.4]';
const said = `${bubble} rounded-[20px_20px_20px_4px] bg-[#d8f1e7]`;
const reply = `${bubble} ml-auto rounded-[20px_20px_4px] bg-forest text-white`;
const key =
  'pick rounded-[16px] bg-[#e3ece8] py-14 text-center text-[20px] font-semibold has-checked:bg-peach has-focus-visible:outline-forest has-focus-visible:outline-offset-2';

const phone = `<section class="relative flex min-h-600 w-[min(100%,340px)] flex-col rounded-[46px] border-12 border-[#0b211f] bg-[#f4fbf8] px-18 py-22 text-deep wide:-mt-20 wide:min-h-660 wide:shadow-[0_30px_70px_#06201c88]" aria-label="A reminder, as it arrives">
<header class="mb-18 flex items-center gap-14 border-b-2 border-[#d5e8e1] pb-12 text-[16px]/[1.3]"><i class="grid size-54 place-items-center rounded-full bg-coral text-[22px] font-semibold" lang="hi" aria-hidden="true">मा</i><p><b class="block text-[20px] font-semibold">Maai, Siwan</b>reminder at 8:00</p></header>
<p class="${said}" lang="bho">दवाई खइनी? बीपी वाला, नाश्ता के बाद।</p>
<div class="flex flex-1 flex-col" role="group" aria-label="Maai answers"><p class="${reply} yes" lang="bho">हँ, खा लेनी।</p><p class="yes mb-16 text-right text-[16px] font-semibold text-mint">Taken at 8:06</p><p class="${said} yes" lang="bho">तीन गो बचल बा। नया पत्ता काल्ह साँझ ले आई।</p><p class="${reply} later" lang="bho">बाद में।</p><p class="${said} later" lang="bho">ठीक बा। नौ बजे फेर पूछब।</p>
<div class="mt-auto grid grid-cols-2 gap-10"><label class="${key}" lang="bho"><input type="radio" name="answer" id="answer-yes" checked>खा लेनी</label><label class="${key}" lang="bho"><input type="radio" name="answer" id="answer-later">बाद में</label></div></div></section>`;

const people = [
  ['Sangeeta at the chemist’s', 'counts the strips of three hundred families and knows whose sugar is high.'],
  ['A boy on a cycle', 'brings the new strip the evening before the old one ends.'],
  ['You', 'pay the strip and ₹99 a month, from wherever you work.'],
].map(([who, what]) => `<li><b class="block font-extrabold">${who}</b>${what}</li>`);

const home = html`<div class="stage relative overflow-hidden wide:-mt-80 wide:grid wide:grid-cols-[minmax(0,42%)_minmax(0,1fr)] wide:pt-80"><div class="relative px-edge pt-12 pb-28"><h1 class="text-[clamp(44px,5vw,66px)]/[1.04] font-light">For parents, <b class="block font-extrabold">when you are far away</b></h1>
<p class="mt-18 mb-22 text-[21px]">Medicines on time, a reminder in Bhojpuri, and a message to you when the strip is empty.</p>${form(
  {
    label: 'Tell me first',
    fields: phoneField + select('Where do your parents live?', ['Siwan', 'Chapra', 'Elsewhere in Bihar']),
    button: 'Tell me first',
    answer: 'You are number 1,841. We ring before your town opens.',
    look: 'max-w-460 gap-10',
    honest: 'text-[14px]/[1.35]',
  },
)}<p class="mt-16"><b class="block font-semibold text-peach">Opens next in Siwan and Chapra</b>1,840 families are waiting</p></div>
<div class="relative bg-ice px-edge pt-28 pb-36 wide:min-h-720 wide:bg-transparent wide:pt-0 wide:pr-0 wide:pl-40">${strip}${phone}
<p class="relative mt-18 ml-auto w-[min(100%,276px)] rounded-[18px] bg-white px-20 py-14 text-[18px]/[1.35] text-deep shadow-[0_14px_34px_#06201c55] wide:absolute wide:right-edge wide:bottom-60 wide:m-0"><b class="block font-semibold text-mint">To you, in Surat</b><span class="yes">Maai took all three today. New strip comes tomorrow, ₹42.</span><span class="later">Maai wants to take it later. We ask again at nine.</span></p></div></div>
<section class="bg-white px-edge py-40 text-deep"><h2 class="text-[34px] font-extrabold">Who stands behind it</h2><ul class="fit-240 mt-16 gap-x-40 gap-y-24 text-[19px]">${people}</ul></section>`;

export const swasthyaSathi: Concept = {
  id,
  faces: ['mukta-300', 'mukta-400', 'mukta-800', 'mukta-600'],
  look: { head: 'relative z-2' },
  mark: '<b class="text-[27px]/[1.1] font-extrabold">Swasthya Sathi</b><span lang="hi">स्वास्थ्य साथी</span>',
  screens: screens(
    `| Home | For parents, when you are far away | Medicines on time and a reminder in Bhojpuri for parents whose children live far away.`,
    home,
  ),
  footer: '<p><b>Swasthya Sathi</b> opens next in Siwan and Chapra.</p>',
};
