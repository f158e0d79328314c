import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/hooks/use-online';

/** Says that the screen may be old, for as long as it may be. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 border-b-2 border-haldi bg-note-ground px-4 py-2 font-semibold">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          You are offline. What you see may be old, and changes fail until you are connected. What you type is
          kept.
        </p>
      )}
    </div>
  );
}
