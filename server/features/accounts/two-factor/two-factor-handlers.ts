import type { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  readSecondStep,
  renewRecoveryCodes,
  switchOffSecondStep,
} from './two-factor.ts';

export const secondStepHandlers = {
  read: (ctx) => readSecondStep(ctx),
  setUp: (ctx) => beginSecondStep(ctx),
  confirm: async (ctx, { body }) => ({ recovery_codes: await confirmSecondStep(ctx, body.code) }),
  renewCodes: async (ctx) => ({ recovery_codes: await renewRecoveryCodes(ctx) }),
  disable: async (ctx) => {
    await switchOffSecondStep(ctx);
    return readSecondStep(ctx);
  },
} satisfies Handlers<typeof twoFactorApi>;
