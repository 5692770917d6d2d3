import type { Context } from '#server/context.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

interface NewPassword {
  readonly password: string;
  /** What others know of the person, such as their name: a password made of it is as good as none. */
  readonly personalTexts: readonly string[];
  /** Where the request has it. */
  readonly field: string;
}

/** The hash of a password somebody has chosen. Refuses what many people use. */
export function hashNewPassword(ctx: Context, { password, personalTexts: known, field }: NewPassword): Promise<string> {
  if (isCommonPassword(password, [...known, ctx.tenant.title])) refuseField(field, 'password_common');
  return ctx.passwords.hash(password);
}
