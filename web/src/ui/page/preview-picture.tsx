import { artBase } from './art';

const widths = [480, 640, 960, 1280];

type Props = {
  id: string;
  alt: string;
  /** As in the attribute: how wide it is shown, or slightly less if that saves phones the next larger file. */
  sizes: string;
};

/** A project's preview in the format and width that suits the screen. */
export function PreviewPicture({ id, alt, sizes }: Props) {
  const address = `${artBase}/previews/${id}`;
  const sources = widths.map((width) => `${address}-${width}.avif ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        src={`${address}-640.webp`}
        alt={alt}
        width={1280}
        height={800}
        loading="lazy"
        className="block aspect-[16/10] h-auto w-full object-cover"
      />
    </picture>
  );
}
