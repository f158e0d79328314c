const star = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8z';

export function Stars({ count = 5, label }: { count?: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={count * 22}
      height={20}
      viewBox={`0 0 ${count * 22} 20`}
      fill="currentColor"
    >
      {Array.from({ length: count }, (_, index) => index * 22).map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
