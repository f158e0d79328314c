import {
  type Assignment,
  type AssignmentRule,
  api,
  type Owner,
  serviceKeys,
  serviceLabels,
} from '@golghar/contracts';
import { Plus, X } from 'lucide-react';
import { Checkbox } from '@/ui/form/checkbox';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { WordForm } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { useStaff } from '../../leads-core/api/use-staff';
import { SettingChoice } from './setting-choice';

const rules: Record<AssignmentRule, { label: string; text: string }> = {
  none: { label: 'Nobody', text: 'New leads are unassigned until somebody takes them.' },
  round_robin: {
    label: 'In turn',
    text: 'Among those who are at work; without a choice, all sales executives.',
  },
  service: { label: 'By service', text: 'Whoever is named for the service gets the lead.' },
  city: { label: 'By city', text: 'Whoever is named for the city gets the lead.' },
};

type ChoiceProps = { label: string; value: string; people: readonly Owner[]; onChange: (id: string) => void };

function PersonChoice({ label, value, people, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={namedOptions('Nobody', people)}
      className={slimField}
    />
  );
}

type Props = { assignment: Assignment; onChange: (assignment: Assignment) => void };
type DetailProps = Props & { people: readonly Owner[] };

function Members({ assignment, people, onChange }: DetailProps) {
  const { memberIds } = assignment;
  const toggle = (id: string) =>
    onChange({
      ...assignment,
      memberIds: memberIds.includes(id) ? memberIds.filter((each) => each !== id) : [...memberIds, id],
    });
  return (
    <ul aria-label="Who takes part" className="grid gap-x-4 sm:grid-cols-2">
      {people.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            checked={memberIds.includes(id)}
            onChange={() => toggle(id)}
            className="items-center md:min-h-9"
          >
            <span className="block truncate">{name}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function Services({ assignment, people, onChange }: DetailProps) {
  const set = (key: (typeof serviceKeys)[number], id: string) => {
    const { [key]: _, ...others } = assignment.services;
    onChange({ ...assignment, services: id ? { ...others, [key]: id } : others });
  };
  return (
    <ul className="grid gap-2">
      {serviceKeys.map((key) => (
        <li key={key} className="grid items-center gap-x-4 sm:grid-cols-[1fr_16rem]">
          <span aria-hidden>{serviceLabels[key]}</span>
          <PersonChoice
            label={`Who has ${serviceLabels[key]}`}
            value={assignment.services[key] ?? ''}
            people={people}
            onChange={(id) => set(key, id)}
          />
        </li>
      ))}
    </ul>
  );
}

const citySchema = api.getLeadSettings.response.shape.assignment.shape.cities.def.element.shape.city;

function Cities({ assignment, people, onChange }: DetailProps) {
  const { cities } = assignment;
  const isThere = (name: string) => cities.some(({ city }) => city.toLowerCase() === name.toLowerCase());
  const add = (city: string) => {
    const ownerId = people[0]?.id;
    if (ownerId) onChange({ ...assignment, cities: [...cities, { city, ownerId }] });
  };
  const change = (city: string, ownerId: string) =>
    onChange({
      ...assignment,
      cities: cities.flatMap((each) => (each.city === city ? (ownerId ? [{ city, ownerId }] : []) : [each])),
    });
  return (
    <>
      <ul className="grid gap-2">
        {cities.map(({ city, ownerId }) => (
          <li
            key={city}
            className="grid grid-cols-[1fr_auto] items-center gap-x-2 sm:grid-cols-[1fr_16rem_auto]"
          >
            <span className="wrap-anywhere">{city}</span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <PersonChoice
                label={`Who has ${city}`}
                value={ownerId}
                people={people}
                onChange={(personId) => change(city, personId)}
              />
            </span>
            <IconButton label={`Forget ${city}`} onClick={() => change(city, '')} Icon={X} iconSize={16} />
          </li>
        ))}
      </ul>
      <WordForm
        label="Another city"
        placeholder="Another city"
        submit={
          <>
            <Plus aria-hidden size={16} />
            Add
          </>
        }
        schema={citySchema}
        refuse={(city) => (isThere(city) ? 'This city is there already' : undefined)}
        onSubmit={add}
        className="mt-2 flex gap-2"
        fieldClassName="min-h-11 w-auto grow py-1 text-15 md:min-h-9"
      />
    </>
  );
}

const details = { none: undefined, round_robin: Members, service: Services, city: Cities };

export function AssignmentSetting({ assignment, onChange }: Props) {
  const { data: people = [] } = useStaff();
  const Detail = details[assignment.rule];
  return (
    <SettingChoice
      legend="Who gets new leads"
      text="A rule that finds nobody leaves the lead unassigned and says so in its history."
      name="rule"
      options={rules}
      value={assignment.rule}
      onChange={(rule) => onChange({ ...assignment, rule })}
    >
      {Detail && (
        <div className="mt-2 border-l-2 border-hairline pl-4">
          <Detail assignment={assignment} people={people} onChange={onChange} />
        </div>
      )}
    </SettingChoice>
  );
}
