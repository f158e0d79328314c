/** Simple drawings for the mock-ups; each takes its three colours. */
const box = (content: string) =>
  `<svg viewBox="0 0 400 400" xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

export const towers = (a: string, b: string, c: string) =>
  box(
    `<path fill="${a}" d="M40 400V150h110v250zM260 400V210h100v190z"/><path fill="${b}" d="M140 400V70h130v330z"/>${[0, 1, 2, 3, 4, 5].map((row) => [0, 1, 2].map((column) => `<rect x="${162 + column * 32}" y="${96 + row * 48}" width="20" height="28" fill="${c}"/>`).join('')).join('')}`,
  );

export const bowl = (a: string, b: string, c: string) =>
  box(
    `<circle cx="200" cy="230" r="160" fill="${a}"/><path d="M70 220h260q-6 130-130 130T70 220z" fill="${b}"/><path d="M90 220q10-80 110-80t110 80z" fill="${c}"/><path d="M150 110q-20-24 0-48t0-46M210 110q-20-24 0-48t0-46M268 110q-20-24 0-48t0-46" stroke="${b}" stroke-width="9" fill="none"/>`,
  );

export const hands = (a: string, b: string, c: string) =>
  box(
    `<circle cx="200" cy="200" r="180" fill="${a}"/><path d="M200 330C60 250 90 120 160 130q30 4 40 40 10-36 40-40c70-10 100 120-40 200z" fill="${b}"/><path d="M60 330q60-60 140-20t140 20l-20 50H80z" fill="${c}"/>`,
  );

export const papers = (a: string, b: string, c: string) =>
  box(
    `<rect x="90" y="50" width="200" height="270" fill="${a}" transform="rotate(-6 190 185)"/><rect x="110" y="60" width="200" height="270" fill="${b}"/><path d="M140 120h140M140 160h140M140 200h90M140 240h120" stroke="${c}" stroke-width="12"/><circle cx="290" cy="300" r="52" fill="${c}"/><path d="M266 300l18 18 32-36" stroke="${b}" stroke-width="12" fill="none"/>`,
  );

export const tooth = (a: string, b: string, c: string) =>
  box(
    `<circle cx="200" cy="200" r="180" fill="${a}"/><path d="M120 110q40-30 80 0 40-30 80 0 36 50 0 130-12 90-44 90-20 0-24-70-4-20-12-20t-12 20q-4 70-24 70-32 0-44-90-36-80 0-130z" fill="${b}"/><path d="M150 150q14-20 34-14" stroke="${c}" stroke-width="12" fill="none" stroke-linecap="round"/>`,
  );

export const bridge = (a: string, b: string, c: string) =>
  box(
    `<rect width="400" height="400" fill="${a}"/><path d="M0 250h400v24H0z" fill="${b}"/><path d="M20 400V274q70-90 140 0v126M200 400V274q70-90 140 0v126" fill="none" stroke="${b}" stroke-width="26"/><path d="M0 360q50-24 100 0t100 0 100 0 100 0v40H0z" fill="${c}"/>`,
  );

export const basket = (a: string, b: string, c: string) =>
  box(
    `<path d="M60 180h280l-40 180H100z" fill="${a}"/>${[0, 1, 2, 3].map((row) => `<path d="M${66 + row * 9} ${208 + row * 40}h${268 - row * 18}" stroke="${b}" stroke-width="10" stroke-dasharray="22 12"/>`).join('')}<path d="M110 180q0-130 90-130t90 130" fill="none" stroke="${c}" stroke-width="18"/>`,
  );

export const fruit = (a: string, b: string, c: string) =>
  box(
    `<circle cx="150" cy="250" r="100" fill="${a}"/><circle cx="270" cy="210" r="90" fill="${b}"/><path d="M150 150q20-90 120-110-10 80-120 110z" fill="${c}"/><g fill="none" stroke="#fff" stroke-width="5" opacity=".6"><path d="M110 220l14 14M150 200l14 14M120 270l14 14M170 260l14 14M150 310l14 14M240 180l14 14M280 170l14 14M260 230l14 14M300 220l14 14"/></g>`,
  );

export const stars = (a: string, b: string, c: string) =>
  box(
    `<circle cx="200" cy="200" r="180" fill="${a}"/><circle cx="200" cy="200" r="110" fill="none" stroke="${b}" stroke-width="6"/>${Array.from(
      { length: 12 },
      (_, i) => {
        const t = (i / 12) * Math.PI * 2;
        return `<path d="M200 200L${200 + Math.cos(t) * 172} ${200 + Math.sin(t) * 172}" stroke="${b}" stroke-width="3"/><circle cx="${200 + Math.cos(t) * 145}" cy="${200 + Math.sin(t) * 145}" r="9" fill="${c}"/>`;
      },
    ).join('')}<circle cx="200" cy="200" r="46" fill="${c}"/>`,
  );

export const book = (a: string, b: string, c: string) =>
  box(
    `<path d="M40 90q90-30 160 20v230q-70-50-160-20zM360 90q-90-30-160 20v230q70-50 160-20z" fill="${a}" stroke="${b}" stroke-width="10"/><path d="M80 140q50-10 90 12M80 190q50-10 90 12M230 152q40-22 90-12M230 202q40-22 90-12" stroke="${c}" stroke-width="9" fill="none"/>`,
  );

export const pulse = (a: string, b: string, c: string) =>
  box(
    `<rect x="110" y="20" width="180" height="360" rx="28" fill="${a}"/><rect x="126" y="60" width="148" height="280" fill="${b}"/><path d="M126 200h44l18-50 26 100 20-50h40" stroke="${c}" stroke-width="12" fill="none"/>`,
  );

export const door = (a: string, b: string, c: string) =>
  box(
    `<path d="M40 180L200 50l160 130v200H40z" fill="${a}"/><rect x="160" y="230" width="80" height="150" fill="${b}"/><rect x="80" y="220" width="56" height="56" fill="${c}"/><rect x="264" y="220" width="56" height="56" fill="${c}"/><circle cx="224" cy="308" r="6" fill="${c}"/>`,
  );
