import { api, type OutcomeReasons, statusLabels } from '@golghar/contracts';
import { WordForm } from '@/ui/form/word-form';
import { TitledSection } from '@/ui/titled-section';
import { RemovableList } from './setting-choice';

type Props = { reasons: OutcomeReasons; onChange: (reasons: OutcomeReasons) => void };

const schema = api.listOutcomeReasons.response.shape.lost.def.element;

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
            <RemovableList
              label={statusLabels[status]}
              items={reasons[status]}
              onChange={(left) => onChange({ ...reasons, [status]: left })}
            />
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
