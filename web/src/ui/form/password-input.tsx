import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

/** A password that can be looked at: nobody types one right on a phone otherwise. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input {...props} type={isShown ? 'text' : 'password'} className="field pr-14" />
      <button
        type="button"
        disabled={props.disabled}
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control"
      >
        <Icon aria-hidden size={20} />
      </button>
    </div>
  );
}
