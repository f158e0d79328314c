import { times } from '../../drawing/svg';
import { type Concept, screens } from '../concept';
import { form, phoneField, picture, select } from '../parts';

const id = 'swasthya-sathi';

/** A strip of ten tablets; those that were taken leave their foil open. */
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
  'strip',
);

const phone = `<section class="phone" aria-label="A reminder, as it arrives"><header><i lang="hi" aria-hidden="true">मा</i><p><b>Maai, Siwan</b>reminder at 8:00</p></header>
<p class="bubble" lang="bho">दवाई खइनी? बीपी वाला, नाश्ता के बाद।</p>
<div class="talk" role="group" aria-label="Maai answers"><p class="bubble reply yes" lang="bho">हँ, खा लेनी।</p><p class="tick yes">Taken at 8:06</p><p class="bubble yes" lang="bho">तीन गो बचल बा। नया पत्ता काल्ह साँझ ले आई।</p><p class="bubble reply later" lang="bho">बाद में।</p><p class="bubble later" lang="bho">ठीक बा। नौ बजे फेर पूछब।</p>
<div class="keys"><label lang="bho"><input type="radio" name="answer" id="answer-yes" checked>खा लेनी</label><label lang="bho"><input type="radio" name="answer" id="answer-later">बाद में</label></div></div></section>`;

const home = `<div class="stage"><div class="words"><h1>For parents, <b>when you are far away</b></h1><p class="lead">Medicines on time, a reminder in Bhojpuri, and a message to you when the strip is empty.</p>${form(
  {
    label: 'Tell me first',
    fields: phoneField + select('Where do your parents live?', ['Siwan', 'Chapra', 'Elsewhere in Bihar']),
    button: 'Tell me first',
    answer: 'You are number 1,841. We ring before your town opens.',
  },
)}<p class="soon"><b>Opens next in Siwan and Chapra</b>1,840 families are waiting</p></div>
<div class="things">${strip}${phone}<p class="you"><b>To you, in Surat</b><span class="yes">Maai took all three today. New strip comes tomorrow, ₹42.</span><span class="later">Maai wants to take it later. We ask again at nine.</span></p></div></div>
<section class="how"><h2>Who stands behind it</h2><ul><li><b>Sangeeta at the chemist’s</b>counts the strips of three hundred families and knows whose sugar is high.</li><li><b>A boy on a cycle</b>brings the new strip the evening before the old one ends.</li><li><b>You</b>pay the strip and ₹99 a month, from wherever you work.</li></ul></section>`;

export const swasthyaSathi: Concept = {
  id,
  faces: ['mukta-300', 'mukta-400', 'mukta-800', 'mukta-600'],
  mark: '<b>Swasthya Sathi</b><span lang="hi">स्वास्थ्य साथी</span>',
  screens: screens(
    `| Home | For parents, when you are far away | Medicines on time and a reminder in Bhojpuri for parents whose children live far away.`,
    home,
  ),
  footer: '<p><b>Swasthya Sathi</b> opens next in Siwan and Chapra.</p>',
};
