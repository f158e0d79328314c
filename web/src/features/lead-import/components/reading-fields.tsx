import {
  type ImportConfirmation,
  type ImportMapping,
  type ImportPreview,
  importFieldNames,
  importFields,
  serviceLabels,
  statusLabels,
} from '@golghar/contracts';
import { counted } from '@/lib/counts';
import { Select } from '@/ui/form/select';

export function mappingWarnings(
  mapping: ImportMapping,
  { columns }: Pick<ImportPreview, 'columns'>,
): string[] {
  const lacks = (field: keyof ImportMapping) => mapping[field] === undefined;
  const isAnyLeft = columns.some((_, index) => !Object.values(mapping).includes(index));
  const warnings = lacks('name') ? ['No column is chosen for Name: no row can be imported without.'] : [];
  if (lacks('phone') && lacks('email'))
    warnings.push(
      'No column is chosen for Phone or Email: no row can be imported without one of them. Choose it above.',
    );
  else if (isAnyLeft && lacks('email'))
    warnings.push('No column is chosen for Email: the leads come in without an e-mail address.');
  else if (isAnyLeft && lacks('phone'))
    warnings.push(
      'No column is chosen for Phone: the leads come in without a telephone number, and rows without an e-mail address are left out.',
    );
  return warnings;
}

const kinds = [
  { kind: 'service', options: Object.entries(serviceLabels) },
  { kind: 'status', options: Object.entries(statusLabels) },
] as const;

export type Reading = Pick<ImportConfirmation, 'mapping' | 'meanings'>;

type Props = {
  preview: ImportPreview;
  reading: Reading;
  isDisabled: boolean;
  onChange: (change: Partial<Reading>) => void;
};

/** How a file is read: which column is which field, and what its words mean. */
export function ReadingFields({ preview, reading, isDisabled, onChange }: Props) {
  const { columns, sample, values } = preview;
  const { mapping, meanings = {} } = reading;
  const known = kinds.filter(({ kind }) => values[kind].length > 0);
  return (
    <>
      <fieldset disabled={isDisabled}>
        <legend className="mb-2 text-20 font-semibold">Columns</legend>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {importFieldNames.map((field) => {
            const { [field]: column, ...others } = mapping;
            const example = column === undefined ? '' : sample.find((cells) => cells[column])?.[column];
            return (
              <label key={field} className="grid content-start gap-1">
                <span className="font-semibold">{importFields[field]}</span>
                <Select
                  value={column ?? ''}
                  onChange={({ target: { value } }) =>
                    onChange({ mapping: value === '' ? others : { ...others, [field]: Number(value) } })
                  }
                  options={[
                    ['', 'Not in the file'],
                    ...columns.map((name, index) => [index, name || `Column ${index + 1}`] as const),
                  ]}
                  className="py-1 text-15"
                />
                <span className="min-h-5 truncate text-14 text-ink-3">{example && `such as ${example}`}</span>
              </label>
            );
          })}
        </div>
        <div role="status" className="mt-2 grid gap-2">
          {mappingWarnings(mapping, preview).map((warning) => (
            <p key={warning} className="max-w-[65ch] bg-note-ground p-3">
              {warning}
            </p>
          ))}
        </div>
      </fieldset>
      {known.length > 0 && (
        <fieldset disabled={isDisabled}>
          <legend className="text-20 font-semibold">What the file’s words mean</legend>
          <p className="mb-3 max-w-[65ch] text-ink-2">
            Rows whose word has no meaning are left out. What you choose is remembered for the next file.
          </p>
          <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
            {known.map(({ kind, options }) => (
              <div key={kind}>
                <h2 className="text-17">{importFields[kind]}</h2>
                <ul className="mt-1 border-t border-hairline">
                  {values[kind].map(({ value, count, meaning }) => {
                    const chosen = meanings[kind]?.[value] ?? meaning;
                    const choose = (key: string) =>
                      onChange({ meanings: { ...meanings, [kind]: { ...meanings[kind], [value]: key } } });
                    return (
                      <li key={value} className="border-b border-hairline">
                        <label className="grid grid-cols-2 items-center gap-3 py-1.5">
                          <span className="min-w-0 wrap-anywhere">
                            “{value}”{' '}
                            <span className="tabular text-14 text-ink-3">{counted(count, 'row')}</span>
                          </span>
                          <Select
                            value={chosen ?? ''}
                            onChange={({ target }) => choose(target.value)}
                            options={chosen ? options : [['', 'Please choose'], ...options]}
                            className={`min-h-11 py-1 text-15 ${chosen ? '' : 'font-semibold'}`}
                          />
                        </label>
                      </li>
                    );
                  })}
                </ul>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
