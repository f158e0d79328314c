import { type AlertAction, backOfficePaths, leadPath } from '@golghar/contracts';

type Words = {
  title: string;
  text: string;
  button: string;
  done: string;
  next: { label: string; path: (leadId: string) => string };
};

const openLead = { label: 'Open the lead', path: leadPath };

/** What each link asks, and what is said when it is done. */
export const actionWords: Record<AlertAction, Words> = {
  take: {
    title: 'Take this lead?',
    text: 'It becomes yours, and your colleagues see that.',
    button: 'Take it',
    done: 'The lead is yours',
    next: openLead,
  },
  reached: {
    title: 'Did you reach them?',
    text: 'A call is logged, and the promised answer is given.',
    button: 'Yes, log the call',
    done: 'The call is logged',
    next: openLead,
  },
  no_answer: {
    title: 'Nobody answered?',
    text: 'A call without an answer is logged.',
    button: 'Log “No answer”',
    done: 'The try is logged',
    next: openLead,
  },
  spam: {
    title: 'Is this spam?',
    text: 'It goes to quarantine, where it can be brought back for 30 days.',
    button: 'Yes, it is spam',
    done: 'Set aside as spam',
    next: { label: 'Open the quarantine', path: () => backOfficePaths.quarantine },
  },
};
