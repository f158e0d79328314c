import { type Assignment, api, type LeadSettings, serviceKeys, serviceLabels } from '@golghar/contracts';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '@/ui/form/checkbox';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { useStaff } from '../../leads-core/api/use-staff';
import { WordList } from './word-list';

export type SettingProps = { settings: LeadSettings; change(to: Partial<LeadSettings>): Promise<unknown> };

export type SettingWords = { label: string; text: string };

type SettingChoiceProps<Value extends string> = Pick<ComponentProps<typeof Checkbox>, 'type' | 'children'> & {
  legend: string;
  text?: string;
  options: Partial<Record<Value, SettingWords>>;
  value: Value | false;
  onChange: (value: Value) => void;
};

/** A setting that is one of several, or with checkboxes on and off. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { legend, text, type = 'radio', options, value: current, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">{legend}</legend>
      {text && <p className="clear-both mb-2 text-ink-2">{text}</p>}
      <div className="clear-both grid gap-1">
        {(Object.entries(options) as [Value, SettingWords][]).map(([value, words]) => (
          <Checkbox
            key={value}
            type={type}
            name={name}
            checked={current === value}
            onChange={() => onChange(value)}
            className="items-start py-1.5 *:[input]:mt-1"
          >
            <span className="block font-semibold">{words.label}</span>
            <span className="text-ink-2">{words.text}</span>
          </Checkbox>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

const rules: Record<Assignment['rule'], SettingWords> = {
  none: { label: 'Nobody', text: 'New leads are unassigned until somebody takes them.' },
  round_robin: {
    label: 'In turn',
    text: 'Among those who are at work; without a choice, all sales executives.',
  },
  service: { label: 'By service', text: 'Whoever is named for the service gets the lead.' },
  city: { label: 'By city', text: 'Whoever is named for the city gets the lead.' },
};

type ChoiceProps = { of: string; ownerId?: string; onChange: (id: string) => void };

function PersonChoice({ of, ownerId = '', onChange }: ChoiceProps) {
  const { data: people = [] } = useStaff();
  return (
    <Select
      aria-label={`Who has ${of}`}
      value={ownerId}
      onChange={(event) => onChange(event.target.value)}
      options={namedOptions('Nobody', people)}
      className={slimField}
    />
  );
}

/** Who follows from the rule; `change` sets one part of the assignment. */
type DetailProps = Assignment & { change: (part: Partial<Assignment>) => unknown };

function Members({ memberIds, change }: DetailProps) {
  const { data: people } = useStaff();
  const set = (id: string, isMember: boolean) =>
    change({ memberIds: isMember ? [...memberIds, id] : memberIds.filter((each) => each !== id) });
  return (
    <ul aria-label="Who takes part" className="grid gap-x-4 sm:grid-cols-2">
      {people?.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            checked={memberIds.includes(id)}
            onChange={({ target }) => set(id, target.checked)}
            className="items-center md:min-h-9"
          >
            <span className="block truncate">{name}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function Services({ services, change }: DetailProps) {
  return (
    <ul className="grid gap-2">
      {serviceKeys.map((key) => (
        <li key={key} className="grid items-center gap-x-4 sm:grid-cols-[1fr_16rem]">
          <span aria-hidden>{serviceLabels[key]}</span>
          <PersonChoice
            of={serviceLabels[key]}
            ownerId={services[key]}
            onChange={(id) => change({ services: { ...services, [key]: id || undefined } })}
          />
        </li>
      ))}
    </ul>
  );
}

const citySchema = api.getLeadSettings.response.shape.assignment.shape.cities.def.element.shape.city;

function Cities({ cities, change }: DetailProps) {
  const { data: people = [] } = useStaff();
  const ownerOf = (name: string) => cities.find(({ city }) => city === name)?.ownerId;
  const give = (name: string, ownerId: string) =>
    change({
      cities: cities
        .map((each) => (each.city === name ? { ...each, ownerId } : each))
        .filter((each) => each.ownerId),
    });
  return (
    <WordList
      title="Cities"
      items={cities.map(({ city }) => city)}
      beside={(city) => (
        <span className="w-64 max-sm:order-last max-sm:w-full">
          <PersonChoice of={city} ownerId={ownerOf(city)} onChange={(id) => give(city, id)} />
        </span>
      )}
      onChange={(names) =>
        change({ cities: names.map((city) => ({ city, ownerId: ownerOf(city) ?? people[0]?.id ?? '' })) })
      }
      label="Another city"
      placeholder="Another city"
      submit="Add"
      schema={citySchema}
    />
  );
}

const details = { none: undefined, round_robin: Members, service: Services, city: Cities };

export function AssignmentSetting({ settings: { assignment }, change }: SettingProps) {
  const set = (part: Partial<Assignment>) => change({ assignment: { ...assignment, ...part } });
  const Detail = details[assignment.rule];
  return (
    <SettingChoice
      legend="Who gets new leads"
      text="A rule that finds nobody leaves the lead unassigned and says so in its history."
      options={rules}
      value={assignment.rule}
      onChange={(rule) => set({ rule })}
    >
      {Detail && (
        <div className="mt-2 border-l-2 border-hairline pl-4">
          <Detail {...assignment} change={set} />
        </div>
      )}
    </SettingChoice>
  );
}
