import Bowser from 'bowser';

interface Client {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The browser and the operating system or device that a user agent names; null for what is unknown. */
export function parseUserAgent(userAgent: string): Client {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: shortName(browser.name), system: shortName(os.name === 'iOS' ? platform.model : os.name) };
}

function shortName(name = ''): string | null {
  return SHORT_NAMES.get(name) ?? (name || null);
}

const SHORT_NAMES = new Map([
  ['Chrome OS', 'ChromeOS'],
  ['macOS', 'Mac'],
  ['Microsoft Edge', 'Edge'],
  ['Samsung Internet for Android', 'Samsung Internet'],
]);
