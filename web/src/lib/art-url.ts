/** Everything that the art scripts drew for pages, by its path without the ending. */
const files = import.meta.glob<string>('../../assets/out/{portraits,logos,scenes,marks}/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

const byName = new Map(
  Object.entries(files).map(([file, url]) => [
    file.replace('../../assets/out/', '').replace('.svg', ''),
    url,
  ]),
);

/** Address of a drawing, such as `logos/wishluv`; a name that nothing was drawn for breaks the build. */
export function artUrl(name: string): string {
  const url = byName.get(name);
  if (!url) throw new Error(`Nothing was drawn for ${name}`);
  return url;
}
