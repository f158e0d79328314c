import type { SessionUser } from '@golghar/contracts';
import { type ReactNode, useState } from 'react';
import { useLiveLeads } from '@/features/leads/api/use-live-leads';
import { ConflictDialog } from '@/features/leads/components/conflict-dialog';
import { useMediaQuery } from '@/lib/use-media-query';
import { MobileBar } from './mobile-bar';
import { Sidebar } from './sidebar';

/** Frame of the back office: a sidebar that folds, and on phones a bar that opens it as an overlay. */
export function AdminShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const isRoomy = useMediaQuery('(min-width: 1280px)');
  const [choice, setChoice] = useState<boolean>();
  const isFolded = choice ?? !isRoomy;
  useLiveLeads();

  return (
    <div className="min-h-dvh text-15 md:flex">
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-24 focus-visible:translate-y-0"
      >
        Skip to main content
      </a>
      {isWide ? (
        <Sidebar user={user} isFolded={isFolded} onToggle={() => setChoice(!isFolded)} />
      ) : (
        <MobileBar user={user} />
      )}
      <main id="main" tabIndex={-1} className="min-w-0 grow outline-none">
        {children}
      </main>
      <ConflictDialog />
    </div>
  );
}
