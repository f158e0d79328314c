import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'large';
};

/** A button that does something; navigation uses a link with the same classes. */
export function Button({ look = 'secondary', size, className = '', ...button }: Props) {
  const classes = `button ${size ? `button-${size} ` : ''}button-${look} ${className}`;
  return <button type="button" className={classes} {...button} />;
}
