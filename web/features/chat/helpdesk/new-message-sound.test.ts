// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useComfort } from '#web/lib/comfort.ts';
import { playNewMessageSound, setSound } from './new-message-sound.ts';

const start = vi.fn();

class AudioNodeStub {
  readonly gain = { linearRampToValueAtTime: vi.fn() };
  readonly connect = <T>(target: T): T => target;
  readonly start = start;
  readonly stop = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
    },
  );
  vi.stubGlobal('OscillatorNode', AudioNodeStub);
  vi.stubGlobal('GainNode', AudioNodeStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  start.mockClear();
  setSound(true);
  useComfort.setState(useComfort.getInitialState());
});

describe('the sound of a new message', () => {
  it('plays by default', () => {
    playNewMessageSound();
    expect(start).toHaveBeenCalledOnce();
  });

  it('is silent with the switch off', () => {
    setSound(false);
    playNewMessageSound();
    expect(start).not.toHaveBeenCalled();
  });

  it('is silent in Calm mode', () => {
    useComfort.setState({ calm: 'true' });
    playNewMessageSound();
    expect(start).not.toHaveBeenCalled();
  });
});
