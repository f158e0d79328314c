import { api, type OutcomeReasons, statusLabels } from '@golghar/contracts';
import { X } from 'lucide-react';
import { WordForm } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { TitledSection } from '@/ui/titled-section';

type Props = { reasons: OutcomeReasons; onChange: (reasons: OutcomeReasons) => void };

const schema = api.listOutcomeReasons.response.shape.lost.def.element;

/** Why leads are won and lost, in the agency's own words. */
export function OutcomeReasonsSetting({ reasons, onChange }: Props) {
  return (
    <TitledSection
      title={`Reasons: ${statusLabels.delivered} and ${statusLabels.lost}`}
      text="Whoever gives a lead such a status is asked once. One press tells a reason; the keys 6 to 9 tell the first four. Any other is typed."
      className="border-t border-hairline pt-4"
    >
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        {(['delivered', 'lost'] as const).map((status) => (
          <section key={status} aria-label={statusLabels[status]}>
            <h3 className="text-17">{statusLabels[status]}</h3>
            <ul aria-label={statusLabels[status]} className="mt-1">
              {reasons[status].map((reason) => (
                <li
                  key={reason}
                  className="flex min-h-11 items-center border-b border-hairline wrap-anywhere md:min-h-9"
                >
                  <span className="grow">{reason}</span>
                  <IconButton
                    label={`Remove ${reason}`}
                    onClick={() =>
                      onChange({ ...reasons, [status]: reasons[status].filter((each) => each !== reason) })
                    }
                    Icon={X}
                    iconSize={16}
                  />
                </li>
              ))}
            </ul>
            <WordForm
              label={`New reason: ${statusLabels[status]}`}
              submit="Add"
              schema={schema}
              refuse={(word) => (reasons[status].includes(word) ? 'This reason is there already' : undefined)}
              onSubmit={(word) => onChange({ ...reasons, [status]: [...reasons[status], word] })}
              className="mt-2 flex gap-2"
              fieldClassName="min-h-11 min-w-0 grow py-1 text-15 md:min-h-9"
            />
          </section>
        ))}
      </div>
    </TitledSection>
  );
}
