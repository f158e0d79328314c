type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether the last month's figures are mailed. */
export function MonthMailSetting({ isOn, onChange }: Props) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">The month by mail</legend>
      <label className="clear-both flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          className="checkbox mt-1 shrink-0"
        />
        <span>
          <span className="block font-semibold">Mail the figures of the last month</span>
          <span className="text-ink-2">
            Administrators and managers get them on the first working day of each month.
          </span>
        </span>
      </label>
    </fieldset>
  );
}
