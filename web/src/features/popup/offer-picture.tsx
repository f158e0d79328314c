/**
 * The offer as a drawing in the page itself: an image file that opened by a timer would count as the page's largest
 * paint.
 */
export function OfferPicture({ label }: { label: string }) {
  const line = {
    stroke: '#11162b',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 420 150" className="block h-auto w-full">
      <rect width="420" height="150" fill="#ffc531" />
      <path d="M0 132H420" {...line} />
      <path d="M34 132V62H206V132Z" fill="#ffffff" {...line} />
      <path d="M26 62L40 30H200L214 62Z" fill="#b3173f" {...line} />
      <path d="M73 30L66 62M106 30L104 62M138 30L140 62M170 30L177 62" {...line} strokeWidth={3} />
      <path d="M52 132V82H92V132" fill="#1f3fa8" {...line} />
      <path d="M112 82H188V112H112Z" fill="#ffc531" {...line} />
      <path d="M124 112V82M137 112V82M150 112V82M163 112V82M176 112V82" {...line} strokeWidth={2} />
      <rect x="262" y="18" width="76" height="126" rx="10" fill="#11162b" />
      <rect x="269" y="30" width="62" height="98" fill="#ffffff" />
      <path d="M269 30H331V62H269Z" fill="#b3173f" />
      <path d="M276 74H322M276 84H314" {...line} strokeWidth={3} />
      <path d="M276 98H322V116H276Z" fill="#17693f" {...line} strokeWidth={3} />
      <path d="M352 62l18 -18M352 80h26M352 98l18 18" {...line} strokeWidth={5} />
      <path d="M384 40q16 40 0 80" {...line} strokeWidth={3} fill="none" />
    </svg>
  );
}
