// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import boot from '#web/public/comfort-boot.js?raw';
import { adoptComfort, forgetUnsentComfort, isComfortUnsent, resetComfort, setComfort, useComfort } from './comfort.ts';
import { languageFor } from './offered-languages.ts';

const preloaded: unknown[] = [];

beforeEach(() => {
  clearPage();
  resetComfort();
  localStorage.clear();
  preloaded.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...links) => void preloaded.push(...links));
});

test('the script before the first paint sets what the settings set', () => {
  setComfort({ theme: 'dark', tint: 'mint', text: '150', spacing: 'wide', calm: 'true', language: 'esp' });
  const set = { ...document.documentElement.dataset };
  clearPage();
  runBoot();
  expect({ ...document.documentElement.dataset }).toEqual({ ...set, prerenderedHeading: 'es' });
  expect(document.documentElement.lang).toBe('es');
  expect(preloaded).toMatchObject([{ rel: 'preload', href: expect.stringMatching(/\/assets\/translations\/esp$/) }]);
});

test('whoever is signed in sees no first words: they may be led elsewhere', () => {
  localStorage.setItem('access_token', 'x');
  runBoot();
  expect(document.documentElement.dataset.prerenderedHeading).toBeUndefined();
});

test('standard settings leave no trace, in storage or on the page', () => {
  setComfort({ theme: 'dark' });
  setComfort({ theme: 'system' });
  expect(localStorage.getItem('comfort')).toBe('{}');
  expect({ ...document.documentElement.dataset }).toEqual({});
});

test('a choice waits for the account to hear of it; what came from the account does not', () => {
  adoptComfort({ theme: 'dark' });
  expect(isComfortUnsent()).toBe(false);
  setComfort({ text: '125' });
  expect(isComfortUnsent()).toBe(true);
  forgetUnsentComfort();
  expect(isComfortUnsent()).toBe(false);
  expect(useComfort.getState()).toMatchObject({ theme: 'dark', text: '125' });
});

test('a language that the tenant does not offer gives way to English, before the first paint too', () => {
  setComfort({ language: 'ko' });
  document.documentElement.dataset.languages = 'en fr';
  runBoot();
  expect(document.documentElement.lang).toBe('en');
  expect([languageFor('ko'), languageFor('fr')]).toEqual(['en', 'fr']);
});

test.each(['not json', '"text"', 'null', '[1]'])('storage that holds %s is read as the standard', (kept) => {
  localStorage.setItem('comfort', kept);
  clearPage();
  expect(runBoot).not.toThrow();
  window.dispatchEvent(new StorageEvent('storage', { key: 'comfort' }));
  expect(useComfort.getState().theme).toBe('system');
});

function runBoot(): void {
  new Function(boot)();
}

function clearPage(): void {
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
}
