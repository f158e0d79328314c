import * as Radix from '@radix-ui/react-toast';
import { useNavigate } from 'react-router';
import { dismissToast, type ShownToast } from '@/lib/toast-store';
import { Icon } from '../icon';

const labels = {
  en: { one: 'Message', all: 'Messages ({hotkey})', close: 'Close this message' },
  hi: { one: 'संदेश', all: 'संदेश ({hotkey})', close: 'यह संदेश बंद कीजिए' },
};

/** Toasts are outside of the pages, which get their words from their layouts. */
const labelsNow = () => labels[document.documentElement.lang === 'hi' ? 'hi' : 'en'];

const look = {
  default: 'bg-lampblack text-white border-haldi',
  destructive: 'bg-danger-ground text-ink border-danger',
};

export default function ToastView({ toast }: { toast: ShownToast | undefined }) {
  return (
    <Radix.Provider label={labelsNow().one}>
      {toast && <OneToast key={toast.id} {...toast} />}
      <Radix.Viewport
        hotkey={['F8']}
        label={labelsNow().all}
        className={`${toast?.place === 'heading' ? 'toast-heading' : 'toast-place'} fixed z-70 outline-none`}
      />
    </Radix.Provider>
  );
}

const button = 'button button-small button-secondary';

function OneToast(toast: ShownToast) {
  const { id, about, title, text, kind = 'default', action, question, durationMs, place } = toast;
  const navigate = useNavigate();
  return (
    <Radix.Root
      {...(durationMs !== undefined && { duration: durationMs })}
      type={kind === 'destructive' || action ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className={`${look[kind]} toast flex data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-200 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) flex-wrap items-start gap-3 rounded-control border-l-[6px] ${place === 'heading' ? 'py-1' : 'py-3'} pr-2 pl-4 shadow-overlay`}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">
          {about && <span className="block wrap-anywhere">{about}</span>}
          <span>{title}</span>
        </Radix.Title>
        {text && (
          <Radix.Description className={`text-15 ${place === 'heading' ? 'truncate' : ''}`}>
            {text}
          </Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action altText={action.altText} onClick={() => action.run(navigate)} className={button}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={labelsNow().close}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <Icon name="close" />
      </Radix.Close>
      {question && (
        <div className="flex basis-full flex-wrap items-center gap-1.5">
          <p className="mr-auto text-15 font-semibold">{question.text}</p>
          {question.choices.map(({ key, label, run }) => (
            <Radix.Action
              key={key}
              altText={`${label}: press ${key}`}
              onClick={run}
              className={`${button} min-h-9 gap-1.5 px-2 py-0 text-14`}
            >
              {label}
              <kbd className="font-body opacity-75 pointer-coarse:hidden">{key}</kbd>
            </Radix.Action>
          ))}
        </div>
      )}
    </Radix.Root>
  );
}
