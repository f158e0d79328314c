import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
};

/** Tabs whose panels are all in the page: they keep the height of the tallest and can be read without a script. */
export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onChange }: Props<Value>) {
  return (
    <Radix.Root
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onValueChange: (next: string) => onChange(next as Value) })}
    >
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b-2 border-ink">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 px-4 font-semibold text-ink-2 hover:bg-surface data-[state=active]:bg-ink data-[state=active]:text-bg"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <div className="stack mt-8">
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.value}
            value={tab.value}
            forceMount
            className="tab-panel min-w-0 data-[state=inactive]:invisible"
          >
            {tab.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
