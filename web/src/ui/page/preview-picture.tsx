import { previewSources, previewUrl } from '@/lib/art-url';

type Props = {
  id: string;
  alt: string;
  /** As in the attribute: how wide it is shown, or slightly less if that saves phones the next larger file. */
  sizes: string;
};

/** A project's preview in the format and width that suits the screen. */
export function PreviewPicture({ id, alt, sizes }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={previewSources(id)} sizes={sizes} />
      <img
        src={previewUrl(id)}
        alt={alt}
        width={1280}
        height={800}
        loading="lazy"
        className="block aspect-[16/10] h-auto w-full object-cover"
      />
    </picture>
  );
}
