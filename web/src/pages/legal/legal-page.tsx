import type { ReactNode } from 'react';
import type { LegalText, LegalWords } from '@/content/legal/types';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { HeroPicture } from '@/ui/page/page-hero';
import { TextPage } from '@/ui/page/text-page';

type Props = {
  text: LegalText;
  words: LegalWords;
  /** A drawn line of Hindi, above the title. */
  line?: ReactNode;
  picture: { name: string; height: number };
};

/** A legal text under its drawing; whoever has a question about it may ask a person. */
export function LegalPage({ text, words, line, picture }: Props) {
  return (
    <>
      <TextPage {...text} words={words} line={line} picture={<HeroPicture {...picture} />} />
      <ConsultationCallToAction {...words.closing} />
    </>
  );
}
