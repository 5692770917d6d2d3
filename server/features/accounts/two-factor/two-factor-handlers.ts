import type { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactorSetup,
  turnOffTwoFactor,
} from './two-factor.ts';

export const twoFactorHandlers = {
  read: (ctx) => readTwoFactor(ctx),
  setUp: (ctx) => startTwoFactorSetup(ctx),
  confirm: async (ctx, { body }) => ({ recovery_codes: await confirmTwoFactor(ctx, body.code) }),
  renewCodes: async (ctx) => ({ recovery_codes: await renewRecoveryCodes(ctx) }),
  disable: async (ctx) => {
    await turnOffTwoFactor(ctx);
    return readTwoFactor(ctx);
  },
} satisfies Handlers<typeof twoFactorApi>;
