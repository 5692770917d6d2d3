import { describe, expect, it } from 'vitest';
import { findSectionAddress, settingsPages } from './settings-pages.ts';
import { settingsSections } from './settings-sections.ts';

describe('settingsPages', () => {
  it('every section -> on exactly one page', () => {
    const listed = settingsPages.flatMap(({ sections }) => sections);
    expect(listed.toSorted()).toEqual(settingsSections.map(({ id }) => id).toSorted());
  });
});

describe('findSectionAddress', () => {
  it.each([
    ['#comfort', '/setting/comfort'],
    ['#second-step', '/setting/login#second-step'],
    ['#needs', '/profilev2/needs'],
    ['#sharing', '/profilev2/visibility'],
    ['#unknown', undefined],
    ['', undefined],
  ])('%s -> %s', (hash, address) => {
    expect(findSectionAddress('/setting', hash)).toBe(address);
  });
});
