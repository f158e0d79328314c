const ink = '#11162b';
const stripes = Array.from({ length: 16 }, (_, index) => index);
const rays = Array.from({ length: 12 }, (_, index) => index * 30);

/** A letter as the post brings it: striped border, Golghar on the stamp, the sun as postmark. */
export function LetterPicture({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 320 220" className={className} stroke={ink} strokeLinejoin="round">
      <g transform="rotate(-3 160 110)">
        <path d="M14 22H306V198H14z" fill="#ffffff" strokeWidth={4} />
        <g strokeWidth={0}>
          {stripes.map((stripe) => (
            <path
              key={stripe}
              d={`M${22 + stripe * 17.4} 24h9l-5 10h-9zM${22 + stripe * 17.4} 186h9l-5 10h-9z`}
              fill={stripe % 2 === 0 ? '#b3173f' : '#1f3fa8'}
            />
          ))}
        </g>
        <path d="M26 40H294V180H26z" fill="none" strokeWidth={1.5} />
        <path d="M226 52H282V120H226z" fill="#ffc531" strokeWidth={3} strokeDasharray="5 3" />
        <path d="M234 108C234 82 243 70 254 70S274 82 274 108z" fill={ink} strokeWidth={2} />
        <path d="M239 108V101H245V94H251V87H257V108z" fill="#ffc531" strokeWidth={0} />
        <path d="M254 70V60L264 63L254 66M228 112H280" fill="#b3173f" strokeWidth={2.5} />
        <g transform="translate(196 92)" fill="none" strokeWidth={2}>
          <circle r={22} />
          <circle r={17} />
          {rays.map((angle) => (
            <path key={angle} d="M0 -17Q4 -11 0 -5Q-4 -11 0 -17z" transform={`rotate(${angle})`} />
          ))}
        </g>
        <path
          d="M44 96H128M44 122H160M44 148H110"
          strokeWidth={4}
          strokeLinecap="round"
          stroke="#1f3fa8"
          fill="none"
        />
        <path
          d="M44 70Q54 60 64 70Q54 80 44 70zM66 70Q76 60 86 70Q76 80 66 70z"
          fill="#17693f"
          strokeWidth={2}
        />
      </g>
    </svg>
  );
}
