import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  /** The first one by default. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** On phones each panel has its own height: for panels of very different height. */
  isTight?: boolean;
  /** On wider screens its three panels are side by side, without tabs. */
  isSpread?: boolean;
};

/** Where a key leads from one of `count` tabs; undefined for keys that tabs do not use. */
export function nextTab(key: string, from: number, count: number): number | undefined {
  const keys: Record<string, number> = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 };
  const to = keys[key];
  return to === undefined ? undefined : (to + count) % count;
}

/**
 * Tabs whose panels are all in the page: they keep the height of the tallest and can be read without a script. One tab stop; the
 * arrow keys select (WAI-ARIA's pattern with automatic activation). Not Radix's, which would take the Hindi prices beyond their
 * 130 KiB of script.
 */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, isTight, isSpread } = props;
  const away = `${isSpread ? '' : 'invisible'} ${isTight ? 'max-md:hidden' : ''}`;
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const current = value ?? own;

  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  const move = (event: KeyboardEvent, from: number) => {
    const tab = tabs[nextTab(event.key, from, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
    choose(tab.value);
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`flex flex-wrap border-b-2 border-ink sm:gap-x-1 ${isSpread ? 'md:hidden' : ''}`}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === current}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={(event) => move(event, index)}
            className="min-h-12 flex-1 px-2 leading-tight font-semibold sm:flex-none sm:px-4 sm:py-2 text-ink-2 hover:bg-surface aria-selected:bg-ink aria-selected:text-bg"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={`stack mt-8 ${isSpread ? 'gap-x-6 md:mt-0 md:grid-cols-3' : ''}`}>
        {tabs.map((tab) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${tab.value}`}
            aria-labelledby={`${id}-tab-${tab.value}`}
            className={`min-w-0 ${isSpread ? 'md:contents' : ''} ${tab.value === current ? '' : away}`}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </>
  );
}
