import { type ImportMapping, type ImportPreview, importFieldNames, importFields } from '@golghar/contracts';

import { mappingWarnings } from '../model/mapping-warnings';

type Props = {
  preview: ImportPreview;
  mapping: ImportMapping;
  isDisabled: boolean;
  onChange: (mapping: ImportMapping) => void;
};

/** Which column fills which field, with an example of it. */
export function MappingFields({ preview, mapping, isDisabled, onChange }: Props) {
  const { columns, sample } = preview;
  const warnings = mappingWarnings(mapping, preview);
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-2 text-20 font-semibold">Columns</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {importFieldNames.map((field) => {
          const column = mapping[field];
          const example = column === undefined ? '' : (sample.find((cells) => cells[column])?.[column] ?? '');
          return (
            <label key={field} className="grid content-start gap-1">
              <span className="font-semibold">{importFields[field]}</span>
              <select
                value={column ?? ''}
                onChange={({ target }) => {
                  const { [field]: _, ...others } = mapping;
                  onChange(target.value === '' ? others : { ...others, [field]: Number(target.value) });
                }}
                className="field py-1 text-15"
              >
                <option value="">Not in the file</option>
                {columns.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name; their order is fixed
                  <option key={index} value={index}>
                    {name || `Column ${index + 1}`}
                  </option>
                ))}
              </select>
              <span className="min-h-5 truncate text-14 text-ink-3">{example && `such as ${example}`}</span>
            </label>
          );
        })}
      </div>
      <div role="status" className="mt-2 grid gap-2">
        {warnings.map((warning) => (
          <p key={warning} className="max-w-[65ch] bg-note-ground p-3">
            {warning}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
