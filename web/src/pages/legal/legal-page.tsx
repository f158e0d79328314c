import type { ComponentProps } from 'react';
import type { LegalText, LegalWords } from '@/content/legal/types';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { TextPage } from '@/ui/page/text-page';

type Props = { text: LegalText; words: LegalWords } & Pick<ComponentProps<typeof TextPage>, 'picture'>;

/** A legal text under its drawing; whoever has a question about it may ask a person. */
export function LegalPage({ text, words, picture }: Props) {
  return (
    <>
      <TextPage {...text} words={words} picture={picture} />
      <ConsultationCallToAction {...words.closing} />
    </>
  );
}
