import type { SessionUser } from '@golghar/contracts';
import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { useCommands } from '@/lib/commands';
import { whenIdle } from '@/lib/hooks/when-idle';
import { LatePart } from '@/ui/late-part';
import { usePreferences } from '../../leads-core/api/preferences';
import { useShortcuts } from '../../leads-core/hooks/use-shortcuts';
import { useSendWaiting } from '../api/enter-lead';
import { openNewLead, useNewLead } from '../store/new-lead';

const load = () => import('./new-lead-dialog');
const LazyDialog = lazy(() => loadWithRetry(load));

/**
 * The form for a lead by hand, on every screen: by its key, by the palette, and by whatever opens it. Sends what was written
 * down without a connection.
 */
export function NewLead({ user }: { user: SessionUser }) {
  const { preferences } = usePreferences();
  const isOpen = useNewLead((state) => state.isOpen);
  useShortcuts({ c: openNewLead }, preferences.shortcuts);
  // The palette gives the focus back first.
  useCommands('New', [
    { id: 'lead', label: 'New lead', shortcut: 'C', run: () => void setTimeout(openNewLead) },
  ]);
  useSendWaiting(user.id);
  // Whoever has somebody on the phone can't wait for it, nor fetch it without a connection.
  useEffect(() => void whenIdle().then(() => load().catch(() => undefined)), []);
  if (!isOpen) return null;
  return (
    <LatePart>
      <LazyDialog />
    </LatePart>
  );
}
