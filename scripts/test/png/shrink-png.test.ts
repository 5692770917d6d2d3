import { describe, expect, it } from 'vitest';
import { encodePalettePng } from './png.ts';
import { shrinkPng } from './shrink-png.ts';

describe('shrinkPng', () => {
  it('rejects a file that is not an RGB screenshot', () => {
    const palette = encodePalettePng(1, 1, Uint8Array.of(1, 2, 3), Uint8Array.of(0));
    expect(() => shrinkPng(palette)).toThrow('color type 3');
  });
});
