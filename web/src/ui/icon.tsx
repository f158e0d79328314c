/** Lucide's outlines of the few icons on public pages: its component would be loaded with each of them. */
const outlines = {
  check: 'M20 6 9 17l-5-5',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M14 4h5v16h-5zM5 4h5v16H5z',
  play: 'M6 4l14 8-14 8z',
};

type Props = { name: keyof typeof outlines; size?: number; className?: string };

/** An icon in the text's colour; the words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
