/** One path each, drawn by us: the icon library has no marks of brands. */
const marks = {
  facebook:
    'M13.6 22v-8.6h3l.5-3.6h-3.5V7.6c0-1 .3-1.7 1.8-1.7h1.9V2.7c-.9-.1-1.8-.2-2.7-.2-2.8 0-4.7 1.7-4.7 4.8v2.5H7v3.6h2.9V22z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.3-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
  linkedin:
    'M3.5 8.8h3.7V21H3.5zM5.3 3a2.1 2.1 0 1 1 0 4.3 2.1 2.1 0 0 1 0-4.3M9.6 8.8h3.5v1.7c.6-1 1.8-2 3.7-2 3.6 0 4.7 2.2 4.7 5.5v7h-3.7v-6.3c0-1.7-.4-3-2.1-3-1.8 0-2.4 1.3-2.4 3V21H9.6z',
  whatsapp:
    'M12 2a10 10 0 0 1 0 20 10 10 0 0 1-4.9-1.3L2 22l1.4-5A10 10 0 0 1 12 2m0 1.9a8.1 8.1 0 0 0-6.9 12.3l-.8 3 3.1-.8A8.1 8.1 0 1 0 12 3.9M8.6 7.4c.2 0 .5 0 .7.5l.8 2c.1.3 0 .5-.1.7l-.7.8c.7 1.3 1.7 2.3 3.2 3l.8-.9c.2-.3.4-.3.7-.2l1.9.9c.4.2.5.4.4.8-.2 1.1-1.2 1.7-2.2 1.6-3.2-.4-6.6-3.7-7.1-6.6-.1-1.1.7-2.6 1.6-2.6',
};

type Props = { of: keyof typeof marks; size?: number };

/** The mark of a service where the agency can be met. */
export function SocialMark({ of, size = 22 }: Props) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={marks[of]} />
    </svg>
  );
}
