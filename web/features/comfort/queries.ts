import { getChangedSettings } from '#domain/features/comfort/comfort.ts';
import { comfortApi } from '#web/lib/api/comfort.ts';
import { call } from '#web/lib/call.ts';
import { adoptComfort, forgetUnsentComfort, isComfortUnsent, languageWanted, useComfort } from '#web/lib/comfort.ts';

/** The account's settings come to this device, unless it has newer ones that the account has not heard of. */
export async function fetchComfort(): Promise<void> {
  if (isComfortUnsent()) return sendComfort();
  const { settings } = await call(comfortApi.read, {});
  if (settings === null) return sendComfort();
  if (!isComfortUnsent()) adoptComfort(settings);
}

/** Tells the account what this device has chosen. A choice made meanwhile stays unsent. */
export async function sendComfort(): Promise<void> {
  const comfort = useComfort.getState();
  await call(comfortApi.save, { body: { settings: getChangedSettings(comfort), reading: languageWanted(comfort) } });
  if (useComfort.getState() === comfort) forgetUnsentComfort();
}
