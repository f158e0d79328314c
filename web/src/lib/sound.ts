import { localStore } from './storage';

const key = 'enquirySound';

/** Whether this browser plays a sound for a new enquiry; off by default. */
export const isSoundOn = (): boolean => localStore.get(key) === 'on';

export const setSound = (isOn: boolean): void => (isOn ? localStore.set(key, 'on') : localStore.remove(key));

const notes = [660, 880];
const noteSeconds = 0.14;

/** Two short tones, rising. Silent if the browser blocks audio before the first click. */
export function playChime(): void {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: 0.08 });
  notes.forEach((frequency, index) => {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(gain).connect(context.destination);
    tone.start(context.currentTime + index * noteSeconds);
    tone.stop(context.currentTime + (index + 1) * noteSeconds);
    if (index === notes.length - 1) tone.onended = () => void context.close();
  });
}
