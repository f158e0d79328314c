/** Drawn people, by the name of their file. */
const files = import.meta.glob<string>('../../assets/out/portraits/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Address of a drawn portrait. */
export function portraitUrl(name: string): string {
  const url = files[`../../assets/out/portraits/${name}.svg`];
  if (!url) throw new Error(`There is no portrait ${name}`);
  return url;
}
