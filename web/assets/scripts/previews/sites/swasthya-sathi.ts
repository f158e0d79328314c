import { times } from '../../kit/svg';
import type { Site } from '../site';

/** A strip of ten tablets; those that were taken leave their foil open. */
const strip = `<svg viewBox="0 0 300 560" width="300" height="560" style="position:absolute;left:884px;top:150px;transform:rotate(9deg)"><rect width="250" height="540" rx="22" fill="#c7d3d9"/><rect x="14" y="14" width="222" height="512" rx="14" fill="#dfe8ec"/>${times(
  10,
  (index) => {
    const [x, y] = [72 + (index % 2) * 106, 74 + Math.floor(index / 2) * 98];
    const taken = index < 7;
    return `<ellipse cx="${x}" cy="${y}" rx="40" ry="34" fill="${taken ? '#b2c0c8' : '#fff'}" stroke="#9fb0b9" stroke-width="3"/>${taken ? `<path d="M${x - 22} ${y - 8}l14 10l-8 14l22 -8l16 10l-6 -18l10 -10l-18 2z" fill="#7f929c"/>` : `<ellipse cx="${x}" cy="${y}" rx="28" ry="22" fill="#ff8a5c"/><path d="M${x - 22} ${y}h44" stroke="#d65f2f" stroke-width="3"/>`}`;
  },
).join('')}</svg>`;

const phone = `<div class="phone"><div class="top"><i>मा</i><p><b>Maai, Siwan</b>reminder at 8:00</p></div><div class="bubble hers">दवाई खइनी? बीपी वाला, नाश्ता के बाद।</div><div class="bubble reply">हँ, खा लेनी।</div><div class="tick">Taken at 8:06</div><div class="bubble hers">तीन गो बचल बा। नया पत्ता काल्ह साँझ ले आई।</div><div class="keys"><span>खा लेनी</span><span>बाद में</span></div></div>`;

export const swasthyaSathi: Site = {
  id: 'swasthya-sathi',
  css: `body{background:#0f4c45;color:#eafff8;font-family:Mukta}
body:before{content:'';position:absolute;right:-200px;top:-120px;width:900px;height:1040px;border-radius:50%;background:#bff0dd}
header{position:absolute;left:52px;top:38px;font-size:18px}header b{font-weight:800;font-size:27px;display:block;line-height:1.1}
h1{position:absolute;left:52px;top:150px;width:460px;font-weight:300;font-size:66px;line-height:1.04}h1 b{font-weight:800}.lead{position:absolute;left:52px;top:388px;width:420px;font-size:21px;line-height:1.5}
.form{position:absolute;left:52px;top:548px;width:440px;display:grid;grid-template-columns:1fr 168px;height:62px;border-radius:99px;background:#fff;color:#456;font-size:19px;align-items:center;padding-left:26px;overflow:hidden}.form b{background:#ff8a5c;color:#35130a;height:62px;display:grid;place-items:center;font-weight:600}.soon{position:absolute;left:52px;top:632px;font-size:18px}.soon b{display:block;font-weight:600;color:#ffc9ae}
.phone{position:absolute;left:560px;top:70px;width:340px;height:690px;border:12px solid #0b211f;border-radius:46px;background:#f4fbf8;color:#10302c;padding:24px 20px;box-shadow:0 30px 70px #06201c88;z-index:2}.top{display:flex;gap:14px;align-items:center;border-bottom:2px solid #d5e8e1;padding-bottom:14px;margin-bottom:22px;font-size:16px;line-height:1.3}.top b{display:block;font-size:20px;font-weight:600}.top i{font-style:normal;width:54px;height:54px;border-radius:50%;background:#ff8a5c;display:grid;place-items:center;font-weight:600;font-size:22px}
.bubble{font-size:21px;line-height:1.4;padding:13px 18px;border-radius:20px;margin-bottom:14px;width:250px}.hers{background:#d8f1e7;border-bottom-left-radius:4px}.reply{background:#0f4c45;color:#fff;margin-left:auto;width:160px;border-bottom-right-radius:4px}.tick{text-align:right;font-size:16px;color:#17694f;margin-bottom:18px;font-weight:600}.keys{position:absolute;left:20px;right:20px;bottom:24px;display:grid;grid-template-columns:1fr 1fr;gap:10px}.keys span{background:#ffc9ae;border-radius:16px;text-align:center;padding:16px 0;font-size:21px;font-weight:600}.keys span+span{background:#e3ece8}
.you{position:absolute;right:56px;bottom:48px;width:276px;background:#fff;color:#10302c;border-radius:18px;padding:16px 20px;font-size:18px;line-height:1.35;z-index:3;box-shadow:0 14px 34px #06201c55}.you b{font-weight:600;display:block;color:#17694f}`,
  html: `<header><b>Swasthya Sathi</b>स्वास्थ्य साथी</header><h1>For parents, <b>when you are far away</b></h1><p class="lead">Medicines on time, a reminder in Bhojpuri, and a message to you when the strip is empty.</p>
<div class="form">Your phone number<b>Tell me first</b></div><p class="soon"><b>Opens in Siwan and Chapra in January</b>1,840 families are waiting</p>${strip}${phone}<div class="you"><b>To you, in Surat</b>Maai took all three today. New strip comes tomorrow, ₹42.</div>`,
};
