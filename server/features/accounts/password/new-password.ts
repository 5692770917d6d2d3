import type { Context } from '#server/context.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

interface NewPassword {
  readonly password: string;
  /** Texts that others know, such as the person's name: a password may not consist of them. */
  readonly personalTexts: readonly string[];
  /** Path of the password in the request, for the error. */
  readonly field: string;
}

/** Hashes a new password. Refuses common ones. */
export function hashNewPassword(ctx: Context, { password, personalTexts, field }: NewPassword): Promise<string> {
  if (isCommonPassword(password, [...personalTexts, ctx.tenant.title])) refuseField(field, 'password_common');
  return ctx.passwords.hash(password);
}
