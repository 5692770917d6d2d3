import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

test('without any setting the product listens on loopback with the demo on', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', demo: true });
});

test('with a database server the demo is off unless asked for', () => {
  const DATABASE_URL = 'postgres://db.example/wavelength';
  expect(readSettings({ DATABASE_URL }).demo).toBe(false);
  expect(readSettings({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('all wrong values are named at once', () => {
  const wrong = { PORT: 'abc', PUBLIC_URL: 'nonsense', DATABASE_URL: 'mysql://x', SECRET: 'short', DEMO: 'maybe' };
  try {
    readSettings(wrong);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    const problems = (error as SettingsError).problems.join('\n');
    for (const name of Object.keys(wrong)) expect(problems).toContain(name);
  }
});

test('demo accounts are not opened to the network by accident', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/DEMO/);
  expect(readSettings({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true);
  expect(readSettings({ HOST: '0.0.0.0', DEMO: 'off' }).demo).toBe(false);
});

test('an empty value counts as absent', () => {
  expect(readSettings({ PORT: '', REDIS_URL: '' }).port).toBe(3000);
});

test('files lie in a folder or in a bucket, and no wrong address shows its secret', () => {
  for (const FILES_URL of ['file:///srv/files', 's3://key:secret@s3.example/bucket?region=eu-west-3']) {
    expect(readSettings({ FILES_URL }).filesUrl).toBe(FILES_URL);
  }
  for (const FILES_URL of ['/srv/files', 'file://host/share', 's3://key:hidden@s3.example', 'ftp://x/y']) {
    expect(() => readSettings({ FILES_URL })).toThrow(/FILES_URL: must be file:/);
    expect(() => readSettings({ FILES_URL })).not.toThrow(/hidden/);
  }
});
