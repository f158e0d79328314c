import type { ReplyTemplate } from '@golghar/contracts';
import { Icon } from '@/ui/icon';
import { useRemoveTemplate } from '../api/use-replies';
import { useCurrentUser } from '../api/use-staff';
import { templateLabel } from './template-fields';

/** Templates that one may remove: one's own, and for admins and managers those of everybody. */
export function RemoveTemplate({ templates }: { templates: readonly ReplyTemplate[] }) {
  const { mutate: remove } = useRemoveTemplate();
  const canShare = useCurrentUser()?.role !== 'sales_executive';
  const removable = templates.filter(({ isShared }) => !isShared || canShare);
  if (removable.length === 0) return null;
  return (
    <details className="w-full text-14">
      <summary className="min-h-9 cursor-pointer rounded-control px-2 py-1.5 text-link hover:bg-surface">
        Remove a template
      </summary>
      <ul>
        {removable.map((template) => (
          <li key={template.id} className="flex min-h-11 items-center justify-between gap-2 px-2 md:min-h-9">
            <span className="wrap-anywhere">{templateLabel(template)}</span>
            <button
              type="button"
              aria-label={`Remove the template ${template.name}`}
              onClick={() => remove(template)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface md:size-9"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
