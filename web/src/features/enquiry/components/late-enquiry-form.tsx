import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { whenNear } from '@/lib/hooks/when';
import { Alert } from '@/ui/alert';
import { late } from '@/ui/late';
import { DirectWays } from './direct-ways';

/** The form is prerendered; its script and words load when it comes near the viewport. */
export const lateEnquiryForm = (notLoaded: string, loadWords: () => Promise<EnquiryWords>) =>
  late(
    async () => {
      const [{ EnquiryForm }, words] = await Promise.all([import('./enquiry-form'), loadWords()]);
      return { default: () => <EnquiryForm words={words} /> };
    },
    {
      when: () => whenNear('contact'),
      prerendered: '#contact form',
      fallback: <div className="min-h-[48rem]" />,
      failed: (
        <Alert look="spacious">
          {notLoaded} <DirectWays />
        </Alert>
      ),
    },
  );
