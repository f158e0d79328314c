import type { ReactNode } from 'react';
import { HeroPicture, SectionDivider } from '@/ui/page/page-hero';

type Props = {
  /** A drawn line of Hindi, above the words. */
  line?: ReactNode;
  children: ReactNode;
};

/** Words on the left, the letter that they are about on the right, above the river. */
export function NewsletterLayout({ line, children }: Props) {
  return (
    <div className="bg-hero text-on-hero">
      <div className="container grid gap-x-10 gap-y-6 pt-8 sm:pt-12 lg:min-h-[28rem] lg:grid-cols-2">
        <div className="self-center lg:pb-12">
          {line}
          {children}
        </div>
        <HeroPicture name="newsletter" height={448} />
      </div>
      <SectionDivider />
    </div>
  );
}
