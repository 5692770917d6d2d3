// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import boot from '#web/public/comfort-boot.js?raw';
import {
  applySavedComfort,
  isComfortUnsent,
  markComfortSent,
  resetComfort,
  setComfort,
  useComfort,
} from './comfort.ts';
import { resolveLanguage } from './texts/offered-languages.ts';

const preloaded: unknown[] = [];

beforeEach(() => {
  clearPage();
  resetComfort();
  localStorage.clear();
  preloaded.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...links) => void preloaded.push(...links));
});

describe('comfort', () => {
  it('comfort-boot.js sets the same attributes as setComfort', () => {
    setComfort({ theme: 'dark', tint: 'mint', text: '150', spacing: 'wide', calm: 'true', language: 'esp' });
    const set = { ...document.documentElement.dataset };
    clearPage();
    runBoot();
    expect({ ...document.documentElement.dataset }).toEqual({ ...set, prerenderedHeading: 'es' });
    expect(document.documentElement.lang).toBe('es');
    expect(preloaded).toMatchObject([{ rel: 'preload', href: expect.stringMatching(/\/assets\/translations\/esp$/) }]);
  });

  it('comfort-boot.js shows no prerendered heading to a logged-in person, who may be redirected', () => {
    localStorage.setItem('access_token', 'x');
    runBoot();
    expect(document.documentElement.dataset.prerenderedHeading).toBeUndefined();
  });

  it('comfort-boot.js requests few texts for a visitor on a page that needs no others', () => {
    const root = document.documentElement;
    const requested = () => (preloaded.at(-1) as HTMLLinkElement).href.replace(/.*\//, '');
    root.dataset.visitorTexts = '';
    runBoot();
    expect([requested(), 'visitorTexts' in root.dataset]).toEqual(['en-visitor', true]);
    localStorage.setItem('access_token', 'x');
    runBoot();
    expect([requested(), 'visitorTexts' in root.dataset]).toEqual(['en', false]);
  });

  it('default settings -> no stored values and no attributes', () => {
    setComfort({ theme: 'dark' });
    setComfort({ theme: 'system' });
    expect(localStorage.getItem('comfort')).toBe('{}');
    expect({ ...document.documentElement.dataset }).toEqual({});
  });

  it('setComfort marks settings as unsent, applySavedComfort does not', () => {
    applySavedComfort({ theme: 'dark' });
    expect(isComfortUnsent()).toBe(false);
    setComfort({ text: '125' });
    expect(isComfortUnsent()).toBe(true);
    markComfortSent();
    expect(isComfortUnsent()).toBe(false);
    expect(useComfort.getState()).toMatchObject({ theme: 'dark', text: '125' });
  });

  it('a language that the tenant does not offer -> English, also in comfort-boot.js', () => {
    setComfort({ language: 'ko' });
    document.documentElement.dataset.languages = 'en fr';
    runBoot();
    expect(document.documentElement.lang).toBe('en');
    expect([resolveLanguage('ko'), resolveLanguage('fr')]).toEqual(['en', 'fr']);
  });

  it.each(['not json', '"text"', 'null', '[1]'])('invalid storage %s -> default settings', (stored) => {
    localStorage.setItem('comfort', stored);
    clearPage();
    expect(runBoot).not.toThrow();
    window.dispatchEvent(new StorageEvent('storage', { key: 'comfort' }));
    expect(useComfort.getState().theme).toBe('system');
  });
});

function runBoot(): void {
  new Function(boot)();
}

function clearPage(): void {
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
}
