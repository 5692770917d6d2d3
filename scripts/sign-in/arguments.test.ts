import { describe, expect, it } from 'vitest';
import { readSignInCommand } from './arguments.ts';

describe('readSignInCommand', () => {
  it('fills in the settings of a well-known provider', () => {
    expect(readSignInCommand(['set', 'linkedin', '--client-id', 'abc', '--secret-file', '-'])).toEqual({
      what: 'set',
      tenant: undefined,
      secretFile: '-',
      provider: 'linkedin',
      clientId: 'abc',
      issuer: 'https://www.linkedin.com/oauth',
      label: '',
      clientAuth: 'post',
      tokenInfoUrl: '',
      linksByEmail: false,
    });
    expect(readSignInCommand(['set', 'google', '--client-id', 'abc'])).toMatchObject({
      tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    });
  });

  it("reads the issuer and --vouch of a tenant's own provider", () => {
    const args = [
      'set',
      'sso',
      '--client-id',
      'abc',
      '--issuer',
      'https://id.example.org',
      '--vouch',
      '--tenant',
      'north',
    ];
    expect(readSignInCommand(args)).toMatchObject({
      tenant: 'north',
      issuer: 'https://id.example.org',
      clientAuth: 'basic',
      linksByEmail: true,
    });
  });

  it('reads the email of reset-two-factor', () => {
    expect(readSignInCommand(['reset-two-factor', 'ines@example.com', '--tenant', 'north'])).toEqual({
      what: 'reset-two-factor',
      email: 'ines@example.com',
      tenant: 'north',
    });
  });

  it.each([
    [[]],
    [['reset-two-factor']],
    [['reset-two-factor', 'ines']],
    [['set', 'sso', '--client-id', 'abc']],
    [['set', 'linkedin']],
    [['set', 'myspace', '--client-id', 'abc']],
    [['off']],
    [['passwords', 'maybe']],
    [['list', 'google']],
    [['set', 'google', '--client-id', 'abc', '--color', 'red']],
    [['set', 'google', '--client-id', 'abc', '--auth', 'none']],
  ])('rejects %j with the usage', (args) => {
    expect(() => readSignInCommand(args)).toThrow(/npm run sign-in/);
  });

  it('rejects issuers without https, except on the loopback address', () => {
    const set = (issuer: string) => readSignInCommand(['set', 'sso', '--client-id', 'abc', '--issuer', issuer]);
    expect(() => set('http://id.example.org')).toThrow(/https/);
    expect(set('http://127.0.0.1:4000')).toMatchObject({ issuer: 'http://127.0.0.1:4000' });
  });
});
