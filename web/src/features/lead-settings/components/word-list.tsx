import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { WordForm } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';

type Props = Pick<ComponentProps<typeof WordForm>, 'label' | 'submit' | 'schema' | 'type' | 'placeholder'> & {
  /** What the list holds. */
  title: string;
  items: readonly string[];
  inWords?: (item: string) => string;
  /** What is listed for a typed word. */
  itemOf?: (typed: string) => string;
  /** Shown in the row of an item. */
  beside?: (item: string) => ReactNode;
  onChange: (items: string[]) => unknown;
  /** Between the field and its button. */
  children?: ReactNode;
};

/** Words of a setting, each with a button that removes it, and a field to add one. */
export function WordList(props: Props) {
  const { title, items, inWords = String, itemOf = String, beside, onChange, ...form } = props;
  const isThere = (item: string) => items.some((each) => each.toLowerCase() === item.toLowerCase());
  return (
    <>
      <ul aria-label={title} className="mt-1">
        {items.map((item) => (
          <li
            key={item}
            className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-hairline md:min-h-9"
          >
            <span className="tabular min-w-0 grow wrap-anywhere">{inWords(item)}</span>
            {beside?.(item)}
            <IconButton
              label={`Remove ${inWords(item)}`}
              onClick={() => onChange(items.filter((each) => each !== item))}
              Icon={X}
              iconSize={16}
            />
          </li>
        ))}
      </ul>
      <WordForm
        {...form}
        refuse={(typed) => (isThere(itemOf(typed)) ? 'It is there already' : undefined)}
        onSubmit={(typed) => onChange([...items, itemOf(typed)])}
        className="mt-2 flex gap-2"
        fieldClassName="min-h-11 w-auto min-w-0 py-1 [&:not([type=date])]:grow text-15 md:min-h-9"
      />
    </>
  );
}
