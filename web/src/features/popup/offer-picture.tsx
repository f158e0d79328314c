const [ink, haldi, alta, neel, patta] = [
  'var(--dye-ink)',
  'var(--dye-haldi)',
  'var(--dye-alta)',
  'var(--dye-neel)',
  'var(--dye-patta)',
];
const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** `count` outlines beside each other, as one path. */
const row = (count: number, step: number, outline: (x: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, index) => outline(from + index * step)).join('');

/** Bharni: lozenges in a band. */
const lozenges = (x: number, y: number, count: number) =>
  row(count, 14, (at) => `M${at} ${y}l6 -5l6 5l-6 5z`, x);

/** Kachni: slanted hatching. */
const hatching = (x: number, y: number, count: number, height: number) =>
  row(count, 6, (at) => `M${at} ${y}l${height / 2} ${-height}`, x);

function Sprig({ x, height }: { x: number; height: number }) {
  const leaves = row(3, 14, (y) => `M${x} ${y}q4 -9 13 -8q-3 9 -13 8zM${x} ${y}q-4 -9 -13 -8q3 9 13 8z`, 104);
  return (
    <>
      <path d={`M${x} 134V${134 - height}`} {...line} />
      <path d={leaves} fill={patta} {...line} strokeWidth={1.6} />
      <path d={`M${x} ${134 - height}q-6 -8 0 -16q6 8 0 16z`} fill={alta} {...line} strokeWidth={1.6} />
    </>
  );
}

/** A shop, its cloth awning out, with things on its shelf. */
function Shop() {
  return (
    <>
      <path d="M44 60H204V134H44z" fill="#ffffff" {...line} strokeWidth={8} />
      <path d="M44 60H204V134H44z" fill="none" stroke={haldi} strokeWidth={3} />
      <path d={hatching(52, 132, 23, 24)} {...line} strokeWidth={1.2} />
      <path d="M58 134V104a16 16 0 0 1 32 0V134z" fill={ink} />
      <path d="M64 134V105a10 10 0 0 1 20 0V134" fill="none" stroke={haldi} strokeWidth={2.5} />
      <path d="M102 88H192V122H102z" fill={neel} {...line} />
      <path
        d={row(4, 21, (x) => `M${x} 121q-9 -13 0 -19v-5h9v5q9 6 0 19z`, 113)}
        fill={haldi}
        {...line}
        strokeWidth={2}
      />
      <path d="M36 34H212V56H36z" fill={neel} {...line} />
      <path d={lozenges(42, 45, 12)} fill={haldi} {...line} strokeWidth={1.2} />
      <path
        d={row(4, 46, (x) => `M${x} 56h23v13q-11.5 15 -23 0z`, 32)}
        fill={alta}
        {...line}
        strokeWidth={2.2}
      />
      <path
        d={row(4, 46, (x) => `M${x} 56h23v13q-11.5 15 -23 0z`, 55)}
        fill="#ffffff"
        {...line}
        strokeWidth={2.2}
      />
    </>
  );
}

/** The same shop on a phone. */
function Phone() {
  return (
    <>
      <rect x="266" y="12" width="84" height="132" rx="11" fill={ink} />
      <rect x="269.5" y="15.5" width="77" height="125" rx="8" fill="none" stroke={haldi} strokeWidth={1.6} />
      <path d="M274 26H342V132H274z" fill="#ffffff" />
      <path d="M274 26H342V40H274z" fill={patta} />
      <path d={lozenges(275, 33, 5)} fill={haldi} {...line} strokeWidth={1} />
      <path d="M286 58H330V84H286z" fill="none" {...line} strokeWidth={2} />
      <path d={row(2, 28, (x) => `M${x} 50h14v8q-7 9 -14 0z`, 280)} fill={alta} {...line} strokeWidth={1.6} />
      <path
        d={row(2, 28, (x) => `M${x} 50h14v8q-7 9 -14 0z`, 294)}
        fill="#ffffff"
        {...line}
        strokeWidth={1.6}
      />
      <path d="M302 84V74a6 6 0 0 1 12 0V84z" fill={ink} />
      <path d="M282 94H334M282 102H320" {...line} strokeWidth={2.4} />
      <path d="M282 110H334V124H282z" fill={alta} {...line} strokeWidth={2} />
    </>
  );
}

/**
 * The offer as a drawing in the page itself: an image file that opened by a timer would count as the page's largest
 * paint.
 */
export function OfferPicture({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 420 150" className="block h-auto w-full">
      <rect width="420" height="150" fill={haldi} />
      <path d="M0 136H420" {...line} strokeWidth={4} />
      <path d="M0 141.5H420" {...line} strokeWidth={1.5} />
      <Sprig x={18} height={62} />
      <Sprig x={236} height={62} />
      <Shop />
      <Phone />
      <g transform="translate(388 92)">
        {Array.from({ length: 12 }, (_, index) => index * 30).map((angle) => (
          <path
            key={angle}
            d="M0 -15q5 -7 0 -15q-5 7 0 15z"
            transform={`rotate(${angle})`}
            fill={alta}
            {...line}
            strokeWidth={1.4}
          />
        ))}
        <circle r="14" fill="#ffffff" {...line} strokeWidth={2} />
        <circle r="10" fill={alta} {...line} strokeWidth={1.6} />
        <circle r="4" fill={haldi} />
      </g>
    </svg>
  );
}
