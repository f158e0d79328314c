type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether who sends an enquiry is thanked by e-mail. */
export function ThankYouMailSetting({ isOn, onChange }: Props) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">Thanks by mail</legend>
      <label className="clear-both flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          className="checkbox mt-1 shrink-0"
        />
        <span>
          <span className="block font-semibold">Thank whoever sends an enquiry</span>
          <span className="text-ink-2">
            They read by when you call, and their reference. An answer goes to the owner of the lead. Nothing
            is sent for spam, imports and canaries.
          </span>
        </span>
      </label>
    </fieldset>
  );
}
