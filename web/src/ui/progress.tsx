type Props = {
  label: string;
  /** How much of what is done; unknown without a total. */
  done?: number | undefined;
  total?: number | undefined;
  className?: string;
};

export const Progress = ({ label, done, total, className = 'grow' }: Props) => (
  <progress
    aria-label={label}
    {...(total && done !== undefined && { max: total, value: Math.min(done, total) })}
    className={`h-2 ${className}`}
  />
);
