import { artUrl } from '@/lib/art-url';

type Props = { name: string; alt?: string; width?: number; height: number };

/** The drawing beside a page's headline. It stands on the river below; by night in an arch of its own light. */
export function HeroPicture({ name, alt = '', width = 640, height }: Props) {
  return (
    <div className="mx-auto w-full max-w-[17rem] self-end sm:max-w-[22rem] lg:max-w-[27rem] dark:rounded-t-full dark:bg-haldi dark:px-[12%] dark:pt-[16%] print:hidden">
      <img
        src={artUrl(`heroes/${name}`)}
        alt={alt}
        width={width}
        height={height}
        className="block h-auto w-full"
      />
    </div>
  );
}
