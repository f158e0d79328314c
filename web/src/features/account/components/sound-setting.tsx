import { useState } from 'react';
import { isSoundOn, playChime, setSound } from '@/lib/sound';

/** Switches the sound of new enquiries on, which plays it once, or off. */
export function SoundSetting() {
  const [isOn, setIsOn] = useState(isSoundOn);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setSound(target.checked);
          if (target.checked) playChime();
        }}
        className="size-5 accent-(--link)"
      />
      Play a sound in this browser when an enquiry arrives
    </label>
  );
}
