import type { ReplyTemplate } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { templateLabel, type Words } from '../../leads-core/model/template-words';

type TemplateMenuProps = {
  /** The greeting, as a choice of its own. */
  greeting: Words | undefined;
  templates: readonly ReplyTemplate[];
  onChoose: (words: Words) => void;
  onKeep: () => void;
};

/** Inserts a template. */
export function TemplateMenu({ greeting, templates, onChoose, onKeep }: TemplateMenuProps) {
  return (
    <Menu
      align="end"
      label="Templates"
      trigger={
        <button type="button" className="button button-small button-secondary min-h-11 bg-bg md:min-h-9">
          Template
          <ChevronDown aria-hidden size={16} />
        </button>
      }
    >
      {greeting && <MenuItem onSelect={() => onChoose(greeting)}>Greeting</MenuItem>}
      {templates.map((template) => (
        <MenuItem key={template.id} onSelect={() => onChoose(template)}>
          {templateLabel(template)}
        </MenuItem>
      ))}
      <MenuItem onSelect={onKeep}>Save as template…</MenuItem>
    </Menu>
  );
}

/** Asks before a template replaces typed text. */
export function AskToReplace({ onReplace, onKeep }: { onReplace: () => void; onKeep: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 bg-note-ground px-3 py-2">
      <p className="mr-auto font-semibold">You have changed these words.</p>
      <Button size="small" className="bg-bg" onClick={onReplace}>
        Replace them
      </Button>
      <Button size="small" className="bg-bg" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  );
}
