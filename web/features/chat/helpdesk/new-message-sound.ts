import { create } from 'zustand';
import { useComfort } from '#web/lib/comfort.ts';

const storageKey = 'helpdesk_sound';

/** Whether a new message plays a sound on this device. */
export const useSound = create<{ readonly isOn: boolean }>(() => ({
  isOn: localStorage.getItem(storageKey) !== 'off',
}));

export function setSound(isOn: boolean): void {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  useSound.setState({ isOn });
}

const toneHz = 660;
const lengthSeconds = 0.25;
const maxVolume = 0.06;

/** A short, soft tone. Off in Calm mode. */
export function playNewMessageSound(): void {
  if (!useSound.getState().isOn || useComfort.getState().calm === 'true') return;
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: toneHz });
  const volume = new GainNode(context, { gain: maxVolume });
  volume.gain.linearRampToValueAtTime(0, context.currentTime + lengthSeconds);
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + lengthSeconds);
}
