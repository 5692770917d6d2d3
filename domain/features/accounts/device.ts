/** Browser and operating system; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Pattern order matters: most user agents also name other browsers. */
export function parseUserAgent(userAgent: string): Device {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

type Patterns = readonly (readonly [name: string, sign: RegExp])[];

const browsers: Patterns = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: Patterns = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

function firstMatch(patterns: Patterns, text: string): string | null {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
