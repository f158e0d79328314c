import type { ServiceKey } from '@golghar/contracts';

type Glyph = { fill: string; ink: string; fine: string };

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const compass =
  'M20 5Q26 14 20 20Q14 14 20 5zM35 20Q26 26 20 20Q26 14 35 20zM20 35Q14 26 20 20Q26 26 20 35zM5 20Q14 14 20 20Q14 26 5 20z';
const leaves =
  'M2 33Q8 27.5 14 33Q8 38.5 2 33zM14 33Q20 27.5 26 33Q20 38.5 14 33zM26 33Q32 27.5 38 33Q32 38.5 26 33z';
const bird = 'M8.2 16.5Q2 23 2.5 35Q12 33 15.5 26Q17.5 21 15.8 15.6';
const stair = 'M7 35V30H11.5V25H16V20H20.5V15H25V35z';
const ears = 'M20 12Q13 2 8 4.5Q8 11 20 12Q32 11 32 4.5Q27 2 20 12z';
const hem = 'M5 27.5Q20 33 35 27.5Q34.5 31 32.5 33Q20 37.5 7.5 33Q5.5 31 5 27.5z';

/** One mark for each service, in 40 × 40: flat fill, outer contour, inner contour with hatching. */
export const serviceGlyphs = {
  // A flower that shows the way.
  brand_strategy: {
    fill: compass,
    ink: ring(20, 20, 18) + compass,
    fine:
      ring(20, 20, 15.6) +
      'M23.5 16.5Q24.5 12 29.5 10.5Q28 15.5 23.5 16.5zM23.5 23.5Q28 24.5 29.5 29.5Q24.5 28 23.5 23.5zM16.5 23.5Q15.5 28 10.5 29.5Q12 24.5 16.5 23.5zM16.5 16.5Q12 15.5 10.5 10.5Q15.5 12 16.5 16.5z',
  },
  // A block that prints leaves on cloth.
  logo_design: {
    fill: leaves,
    ink: `M15.5 3h9Q29 3 29 7Q29 10 25 12.5V17H35V25H5V17H15V12.5Q11 10 11 7Q11 3 15.5 3z${leaves}`,
    fine: 'M16 5.6h8Q26.5 5.6 26.5 7.3Q26.5 9 22.8 11V17M17.2 17V11Q13.5 9 13.5 7.3Q13.5 5.6 16 5.6M7.4 19.4H32.6V22.6H7.4zM5 33h6M17 33h6M29 33h6',
  },
  // The eye that Mithila draws as a fish.
  seo: {
    fill: ring(14.5, 20, 5),
    ink: `M2 20Q14 4 29 17.5L38 9.5Q34.5 20 38 30.5L29 22.5Q14 36 2 20zM9.5 12.6Q13 5.5 21 6Q19 9 20 12M11 28.2Q14 34.5 20.5 34Q18.6 31 19.4 28.3${ring(14.5, 20, 5)}${ring(14.5, 20, 1)}`,
    fine: 'M5.8 20Q14.5 9.5 26.5 20Q14.5 30.5 5.8 20zM30.5 19.2L35 15.2M30.8 20.8L35 24.8M31 20h3.6',
  },
  // Two birds with news for each other.
  social_media: {
    fill: bird,
    ink: `${bird}M16 10.4L19.4 13.4L15.4 14.6M16 10.4a4.6 4.6 0 1 0 -.6 4.2M31.8 16.5Q38 23 37.5 35Q28 33 24.5 26Q22.5 21 24.2 15.6M24 10.4L20.6 13.4L24.6 14.6M24 10.4a4.6 4.6 0 1 1 .6 4.2`,
    fine: 'M5.4 31.8Q5.6 24 10.2 19.4M5.4 31.8Q11.4 30 13.6 25Q14.6 22 14 19.4M34.6 31.8Q34.4 24 29.8 19.4M34.6 31.8Q28.6 30 26.4 25Q25.4 22 26 19.4M27.4 20.6l6.6 4.4M26.6 23.6l7.4 5M12 11.6h.2M28 11.6h-.2M1 37.5h38',
  },
  // The drum of the town crier.
  paid_ads: {
    fill: 'M9 13a4.5 10.5 0 1 1 0 21a4.5 10.5 0 1 1 0-21zM31 13a4.5 10.5 0 1 1 0 21a4.5 10.5 0 1 1 0-21z',
    ink: 'M9 13a4.5 10.5 0 1 1 0 21a4.5 10.5 0 1 1 0-21zM31 34a4.5 10.5 0 0 0 0-21M9 13Q20 9 31 13M9 34Q20 38 31 34M8.5 4L18 8.6M31.5 4L22 8.6M7 2.2a1.4 1.4 0 1 1 -.1 0zM33 2.2a1.4 1.4 0 1 1 -.1 0z',
    fine: 'M12.6 17L16.5 34.2L20 12.2L23.5 35L27 12.6L31 31.5M9 16a2.4 7.5 0 1 1 0 15a2.4 7.5 0 1 1 0-15z',
  },
  // A loom with cloth on it.
  website_development: {
    fill: 'M9 22H31V33H9z',
    ink: 'M5 3V38M35 3V38M2 6H38M2 34.5H38M5 18.5Q20 11.5 35 18.5Q20 25.5 5 18.5z',
    fine: 'M2 8.6H38M10 8.6V17M13.3 8.6V15.6M16.6 8.6V15M20 8.6V14.6M23.4 8.6V15M26.7 8.6V15.6M30 8.6V17M10 18.5Q20 15 30 18.5M8 25H32M14 25l3 4l3-4l3 4l3-4l3 4M14 25l-3 4M9 29.5H31M9 32H31',
  },
  // Golghar and its stair.
  website_startup_plan: {
    fill: `${stair}M20 7V1L28 3.6L20 6z`,
    ink: `M3 35C3 17 11 8 20 8S37 17 37 35zM20 8V1L28 3.6L20 6.2${stair}M1 38H39`,
    fine: 'M5.8 29C7.5 17.5 13 10.8 20 10.8S33.6 18.5 34.3 35M27 35V30.5a2.2 2.6 0 0 1 4.4 0V35M11.5 30V35M16 25V35M20.5 20V35M27 20.5h4M27.4 23.5h4.6',
  },
  // Whatever is tied up in the bundle.
  other: {
    fill: ears + hem,
    ink: `${ears}M16.5 14.8Q4.5 19 4.5 27Q4.5 37 20 37T35.5 27Q35.5 19 23.5 14.8M15 12H25V15H15z${hem}`,
    fine: 'M12 6.6Q16 8 18 11M28 6.6Q24 8 22 11M17.5 17.5Q12 21 10.5 26M22.5 17.5Q28 21 29.5 26M20 17.5V20M20 22l1.6 2l-1.6 2l-1.6-2zM14.6 24h.2M25.2 24h.2M10 31.5v3M14 32.6v3M18 33.2v3M22 33.2v3M26 32.6v3M30 31.5v3',
  },
} satisfies Record<ServiceKey, Glyph>;
