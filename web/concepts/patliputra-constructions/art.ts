import { times } from '../../drawing/svg';

const panels = 18;
const wave = `M0 302q40 -22 80 0${times(24, () => 't80 0').join('')}`;

/** A truss over the Ganga, as in a construction drawing. It extends beyond both edges of the screen. */
export const bridge = `<svg viewBox="0 0 1280 360" preserveAspectRatio="xMinYMid slice" class="h-[clamp(230px,28vw,420px)] w-full" aria-hidden="true">
<g fill="none" stroke="#111" stroke-width="11"><path d="M60 140H2000M60 140L150 26H2000"/><path d="${times(panels, (index) => `M${150 + index * 108} 26V140M${150 + index * 108} 26L${204 + index * 108} 140L${258 + index * 108} 26`).join('')}" stroke-width="7"/></g>
<rect y="136" width="2000" height="26" fill="#111"/><path d="M0 149H2000" stroke="#f7b500" stroke-width="4" stroke-dasharray="40 26"/>
${[170, 494, 818, 1142, 1466, 1790].map((x) => `<path d="M${x - 46} 162h92l-16 34v140h-60V196z" fill="#111"/><path d="M${x - 20} 220h40M${x - 20} 250h40M${x - 20} 280h40" stroke="#f7b500" stroke-width="3"/>`).join('')}
<path d="${wave}v80H0z" fill="#f4efe4"/><path d="${wave}" fill="none" stroke="#111" stroke-width="5"/>
${times(4, (wagon) => `<rect x="${640 + wagon * 118}" y="88" width="110" height="44" rx="5" fill="#111" stroke="#f7b500" stroke-width="3"/><path d="M${652 + wagon * 118} 102h86" stroke="#f7b500" stroke-width="9" stroke-dasharray="14 10"/>`).join('')}
<path d="M200 236H464M200 226v20M464 226v20" stroke="#111" stroke-width="2.5"/><rect x="258" y="222" width="148" height="28" fill="#f7b500"/><text x="332" y="242" text-anchor="middle" font-family="Plex" font-size="17" fill="#111">span 64.0 m</text></svg>`;
