import type { ReactNode } from 'react';
import { LetterPicture } from './letter-picture';

/** Words on the left, the letter that they are about on the right. */
export function NewsletterLayout({ children }: { children: ReactNode }) {
  return (
    <div className="container section grid min-h-[60vh] items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
      <div>{children}</div>
      <div className="bg-haldi px-6 py-8 max-lg:order-first max-lg:max-w-[15rem] lg:rounded-t-full lg:px-20 lg:pt-28 lg:pb-16">
        <LetterPicture className="block h-auto w-full" />
      </div>
    </div>
  );
}
