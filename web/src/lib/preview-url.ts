/** Their names are in each page's script, so what only old browsers need is there in one width. */
const files = import.meta.glob<string>(
  ['../../assets/out/previews/*.avif', '../../assets/out/previews/*-640.webp'],
  { eager: true, import: 'default', query: '?url' },
);

const widths = [480, 640, 960, 1280];

const urlOf = (id: string, width: number, format: string): string => {
  const url = files[`../../assets/out/previews/${id}-${width}.${format}`];
  if (!url) throw new Error(`There is no preview of ${id} at ${width}`);
  return url;
};

/** Addresses of a project's preview in all widths, as `srcset` takes them. */
export const previewSources = (id: string): string =>
  widths.map((width) => `${urlOf(id, width, 'avif')} ${width}w`).join(', ');

/** The one that browsers take that know no AVIF. */
export const previewUrl = (id: string): string => urlOf(id, 640, 'webp');
