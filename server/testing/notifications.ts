import { notificationsApi } from '#domain/features/notifications/contract.ts';
import type { TestApp } from './app.ts';
import type { TestAccount } from './factories.ts';
import { send } from './send.ts';

/** The texts of an account's notifications in English, newest first. */
export async function readMessages(test: TestApp, account: TestAccount): Promise<string[]> {
  const { body } = await send(test, account, notificationsApi.all, { query: { lang: 'en' } });
  return body.data.map(({ message }) => message);
}
