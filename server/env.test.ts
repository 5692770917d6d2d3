import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

describe('readSettings', () => {
  it('without settings listens on loopback with the demo on', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', demo: true });
  });

  it('with DATABASE_URL turns the demo off unless DEMO=on', () => {
    const DATABASE_URL = 'postgres://db.example/wavelength';
    expect(readSettings({ DATABASE_URL }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  it('throws one error that names all invalid values', () => {
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

  it('rejects a public HOST without an explicit DEMO', () => {
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/DEMO/);
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'off' }).demo).toBe(false);
  });

  it('reads REQUESTS_PER_MINUTE as a number in its range', () => {
    expect(readSettings({}).requestsPerMinute).toBe(600);
    expect(readSettings({ REQUESTS_PER_MINUTE: '6000' }).requestsPerMinute).toBe(6000);
    for (const REQUESTS_PER_MINUTE of ['0', '59', '100001', 'many', '1e3'])
      expect(() => readSettings({ REQUESTS_PER_MINUTE })).toThrow(/REQUESTS_PER_MINUTE: must be a number between 60/);
  });

  it('treats an empty value as missing', () => {
    expect(readSettings({ PORT: '', REDIS_URL: '' }).port).toBe(3000);
  });

  it('accepts a METRICS_TOKEN that a header can carry', () => {
    const token = 'collector-token-for-tests-0123456789';
    expect(readSettings({ METRICS_TOKEN: token }).metricsToken).toBe(token);
    for (const METRICS_TOKEN of ['short', `${token} with spaces`]) {
      expect(() => readSettings({ METRICS_TOKEN })).toThrow(/METRICS_TOKEN: must have at least 32/);
    }
  });

  it('accepts a folder or bucket in FILES_URL, and does not reveal the secret of an invalid one', () => {
    for (const FILES_URL of ['file:///srv/files', 's3://key:secret@s3.example/bucket?region=eu-west-3']) {
      expect(readSettings({ FILES_URL }).filesUrl).toBe(FILES_URL);
    }
    for (const FILES_URL of ['/srv/files', 'file://host/share', 's3://key:hidden@s3.example', 'ftp://x/y']) {
      expect(() => readSettings({ FILES_URL })).toThrow(/FILES_URL: must be file:/);
      expect(() => readSettings({ FILES_URL })).not.toThrow(/hidden/);
    }
  });
});
