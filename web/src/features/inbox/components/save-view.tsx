import { savedViewSchema } from '@golghar/contracts';
import { InlineField } from '@/ui/form/inline-field';
import { usePreferences } from '../../leads-core/api/preferences';
import { viewQuery } from '../../leads-core/model/filters';
import { ourViews } from '../model/views';
import { isPersonal } from './people-menu';

/** Gives the list as it is now a name to come back by, unless it is one of the views already. */
export function SaveView({ search }: { search: URLSearchParams }) {
  const { preferences, save } = usePreferences();
  const { views } = preferences;
  const current = viewQuery(search);
  const isNamed = [...ourViews, ...views].some(
    ({ query }) => viewQuery(new URLSearchParams(query)) === current,
  );
  if (isNamed || isPersonal(search)) return null;
  return (
    <InlineField
      action="Save view"
      label="Name of the view"
      submit="Save"
      schema={savedViewSchema.shape.name}
      refuse={(name) =>
        views.some((view) => view.name === name) ? 'There is already a view with this name' : undefined
      }
      onSubmit={(name) => save({ views: [...views, { name, query: current }] })}
      className="button button-small button-quiet shrink-0 px-2 lg:min-h-8"
    />
  );
}
