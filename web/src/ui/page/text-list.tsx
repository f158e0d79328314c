import type { ComponentProps } from 'react';
import { Icon } from '../icon';

type Props = ComponentProps<'ul'> & {
  items: readonly string[];
  itemClass?: string;
  /** Whether a tick stands before each item. */
  isChecked?: boolean;
};

/** A list whose items are only text. */
export const TextList = ({ items, itemClass, isChecked, ...list }: Props) => (
  <ul {...list}>
    {items.map((item) => (
      <li key={item} className={itemClass}>
        {isChecked && <Icon name="check" className="mt-1 shrink-0 text-success" />}
        {item}
      </li>
    ))}
  </ul>
);
