import type { ComponentProps } from 'react';

export type Options = readonly (readonly [value: string | number, label: string])[];

type Props = Omit<ComponentProps<'select'>, 'children'> & { options: Options };

/** As tall as the buttons beside it. */
export const slimField = 'min-h-11 py-1 text-15 md:min-h-9';

export function Select({ options, className = '', ...select }: Props) {
  return (
    <select {...select} className={`field ${className}`}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Options by id, such as people, preceded by the option for none. */
export const namedOptions = (none: string, named: readonly { id: string; name: string }[]): Options => [
  ['', none],
  ...named.map(({ id, name }) => [id, name] as const),
];
