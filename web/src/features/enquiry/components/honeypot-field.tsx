/**
 * A field that nobody sees or reaches, with any means: what is written into it, a program has written. Inert, no
 * browser fills it in by itself either.
 */
export function HoneypotField() {
  return (
    <div inert aria-hidden className="sr-only">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
