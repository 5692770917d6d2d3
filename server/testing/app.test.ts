import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';

const app = testApp();

describe('testApp', () => {
  const aheadMs = () => app().services.clock().getTime() - Date.now();

  it.each(['first', 'second'])('starts the %s test at the real time, independent of the previous test', () => {
    expect(Math.abs(aheadMs())).toBeLessThan(1000);
    app().passTime(3600);
    expect(aheadMs()).toBeGreaterThan(3_599_000);
  });
});
