import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { fieldOf } from './form-field';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A password field with a button to show it: they are hard to type on a phone. */
function PasswordInput(props: Props) {
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

export const PasswordField = fieldOf(PasswordInput);

export const NewPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField
    {...props}
    label="New password"
    hint="12 to 128 characters. A few unrelated words are easy to keep in mind and hard to guess."
    autoComplete="new-password"
  />
);
