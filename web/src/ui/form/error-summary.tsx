import { type Ref, useId } from 'react';

type Problem = { fieldId: string; message: string };

type Props = { ref?: Ref<HTMLElement>; title: string; problems: Problem[] };

/** What is wrong with a form, above it, with links to the fields; it takes the focus after a failed submit. */
export function ErrorSummary({ ref, title, problems }: Props) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border-2 border-danger bg-danger-ground p-4"
    >
      <h3 id={titleId} className="text-20">
        {title}
      </h3>
      <ul className="mt-2">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="font-semibold text-danger underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
