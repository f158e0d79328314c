import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTyped } from '@/lib/hooks/use-typed';
import { useListAddress } from '../hooks/use-list-address';
import { searchFieldId } from '../model/element-ids';

type Props = {
  /** Enter: opens the first result. */
  onEnter: (q: string) => void;
  /** Arrow down and Esc: move the focus to the list. */
  onLeave: () => void;
};

/** List and address follow the field, and never overwrite it while somebody types. */
export function SearchField({ onEnter, onLeave }: Props) {
  const { filters, set } = useListAddress();
  const search = (q: string) => set({ q }, { replace: true });
  const [isComposing, setIsComposing] = useState(false);
  const [text, setText] = useTyped(filters.q, search, isComposing);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      search(text);
      onEnter(text);
    } else if (event.key === 'ArrowDown' || event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        id={searchFieldId}
        type="search"
        aria-label="Search leads"
        placeholder="Search name, email, phone, service, message"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        onKeyDown={onKeyDown}
        className="field min-h-11 py-1 pl-9 text-15 md:min-h-10"
      />
    </div>
  );
}
