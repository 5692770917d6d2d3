import { describe, expect, it } from 'vitest';
import { measureReading } from './reading.ts';

describe('measureReading', () => {
  it.each(measureReading().map((row) => [row.name, row] as const))(
    '%s is above its floor',
    (_name, { figure, floor }) => {
      expect(figure).toBeGreaterThanOrEqual(floor ?? 0);
    },
  );
});
