import type { NextStep, Submission } from '@golghar/contracts';
import { useCallback } from 'react';
import { formatSoon } from '@/lib/dates';
import { useInbox } from '../store/inbox';
import { useChangeLead } from './use-change-lead';

/** Plans what is to be done next about a lead, or says with null that it is done. */
export function useSetNextStep() {
  const { change } = useChangeLead();
  return useCallback(
    (lead: Submission, nextStep: NextStep | null) => {
      // What has been done asks for what comes next; what has been planned does not.
      useInbox.setState({ stepWantedFor: nextStep ? '' : lead.id });
      change({
        lead,
        wanted: { nextStep },
        toast: nextStep
          ? { about: lead.name, title: `Planned: ${nextStep.text}`, text: formatSoon(nextStep.at) }
          : { about: lead.name, title: 'Done', text: 'Nothing is planned now.' },
      });
    },
    [change],
  );
}
