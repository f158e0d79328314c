import { Search } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { searchFieldId } from '../model/element-ids';

/** The list follows the field once the typing pauses for this long. */
const pauseMs = 150;

type Props = {
  /** What the address asks for; it counts when `arrivals` grows, because then it came from elsewhere. */
  q: string;
  arrivals: number;
  onSearch: (q: string) => void;
  /** Enter: opens the first lead of the answer. */
  onEnter: () => void;
  /** The arrow down and Esc: into the list. */
  onLeave: () => void;
};

/** The text is the field's own: list and address follow it and never write into it while one types. */
export const SearchField = memo(function SearchField({ q, arrivals, onSearch, onEnter, onLeave }: Props) {
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  const seen = useRef(arrivals);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (seen.current === arrivals) return;
    seen.current = arrivals;
    clearTimeout(timer.current);
    setText(q);
  }, [arrivals, q]);

  const search = (value: string, delayMs = pauseMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value), delayMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = { Enter: onEnter, ArrowDown: onLeave, Escape: onLeave }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') search(text, 0);
    act();
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
        onChange={({ target: { value } }) => {
          setText(value);
          if (!isComposing.current) search(value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget: { value } }) => {
          isComposing.current = false;
          search(value);
        }}
        onKeyDown={onKeyDown}
        className="field min-h-11 py-1 pl-9 text-15 md:min-h-10"
      />
    </div>
  );
});
