/** The bank on which a page's picture stands, at the foot of its hero. */
export function SectionDivider() {
  return (
    <>
      <div className="shore" aria-hidden />
      <div className="leaf-band" aria-hidden />
    </>
  );
}

/** The same river between two parts of a page. */
export function Stream() {
  return <div className="stream" aria-hidden />;
}
