import { expect, test } from 'vitest';
import { readSignInCommand } from './arguments.ts';

test('a well-known provider needs its client alone', () => {
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

test('a tenant’s own provider is named by its issuer, and may be vouched for', () => {
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

test('a second step is reset for one person, by their email', () => {
  expect(readSignInCommand(['reset-second-step', 'ines@example.com', '--tenant', 'north'])).toEqual({
    what: 'reset-second-step',
    email: 'ines@example.com',
    tenant: 'north',
  });
});

test.each([
  [[]],
  [['reset-second-step']],
  [['reset-second-step', 'ines']],
  [['set', 'sso', '--client-id', 'abc']],
  [['set', 'linkedin']],
  [['set', 'myspace', '--client-id', 'abc']],
  [['off']],
  [['passwords', 'maybe']],
  [['list', 'google']],
  [['set', 'google', '--client-id', 'abc', '--colour', 'red']],
  [['set', 'google', '--client-id', 'abc', '--auth', 'none']],
])('%j is answered with the usage', (args) => {
  expect(() => readSignInCommand(args)).toThrow(/npm run sign-in/);
});

test('a secret is never sent in the open', () => {
  const set = (issuer: string) => readSignInCommand(['set', 'sso', '--client-id', 'abc', '--issuer', issuer]);
  expect(() => set('http://id.example.org')).toThrow(/https/);
  expect(set('http://127.0.0.1:4000')).toMatchObject({ issuer: 'http://127.0.0.1:4000' });
});
