import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { getMemory, getProcessorTime } from './processes.ts';

describe.runIf(process.platform === 'linux')('figures of a process', () => {
  it('are above 0 for a running process', () => {
    expect(getMemory(process.pid)).toBeGreaterThan(1);
    expect(getProcessorTime(process.pid)).toBeGreaterThan(0);
  });

  it('are 0 for a process that has exited', async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    expect([getMemory(child.pid ?? 0), getProcessorTime(child.pid ?? 0)]).toEqual([0, 0]);
  });
});
