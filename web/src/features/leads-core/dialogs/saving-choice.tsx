import { Button } from '@/ui/button';

type Props = { choose: () => void; save: () => unknown; children: string };

/** A usual answer in a form: one press chooses and saves it. */
export function SavingChoice({ choose, save, children }: Props) {
  const press = () => {
    choose();
    void save();
  };
  return (
    <Button size="small" className="min-h-11 text-14 md:min-h-9" onClick={press}>
      {children}
    </Button>
  );
}
