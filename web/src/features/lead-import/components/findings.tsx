import { type ImportDuplicate, type ImportPreview, importFields, leadPath } from '@golghar/contracts';
import { Link } from 'react-router';

const number = (value: number) => value.toLocaleString('en-IN');

function Duplicate({ duplicate: { row, name, by, of } }: { duplicate: ImportDuplicate }) {
  return (
    <li className="border-b border-hairline py-1.5">
      Row {row}, {name}: the {by === 'phone' ? 'phone number' : 'e-mail address'} of{' '}
      {'row' in of ? (
        `row ${of.row}`
      ) : (
        <Link to={leadPath(of.id)} className="text-link" target="_blank">
          {of.name}, {of.reference}
        </Link>
      )}
    </li>
  );
}

/** What stands in the way of some rows, and which are known already. */
export function Findings({ preview }: { preview: ImportPreview }) {
  const { problems, problemCount, duplicates, duplicateCount } = preview;
  return (
    <>
      {problemCount > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {number(problemCount)} {problemCount === 1 ? 'row' : 'rows'} can't be imported
          </summary>
          <ul className="border-t border-hairline">
            {problems.map(({ row, field, message }) => (
              <li key={`${row} ${field}`} className="border-b border-hairline py-1.5">
                Row {row}, {importFields[field]}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {duplicateCount > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {number(duplicateCount)} {duplicateCount === 1 ? 'row is' : 'rows are'} known already
          </summary>
          <ul className="border-t border-hairline">
            {duplicates.map((duplicate) => (
              <Duplicate key={`${duplicate.row} ${duplicate.by}`} duplicate={duplicate} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
