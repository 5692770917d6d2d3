import { TOTP } from 'otpauth';
import { secondStepApi } from '#domain/features/accounts/second-step.ts';
import type { TestApp } from './app.ts';
import { type Caller, send } from './send.ts';

/** What the app on somebody's phone shows, now or so many seconds from now. */
export function codeOf(test: TestApp, secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: test.services.clock().getTime() + seconds * 1000 });
}

/**
 * Switches the second step on, with the code before the present one, so that the present one is there to sign in with. The
 * clock moves to where a half minute begins: codes stay what they are while a test goes on.
 */
export async function switchOnSecondStep(test: TestApp, caller: Caller) {
  test.passTime(30 - ((test.services.clock().getTime() / 1000) % 30));
  const { secret } = (await send(test, caller, secondStepApi.begin)).body;
  const body = { code: codeOf(test, secret, -30) };
  const { recovery_codes: recoveryCodes } = (await send(test, caller, secondStepApi.confirm, { body })).body;
  return { secret, recoveryCodes };
}
