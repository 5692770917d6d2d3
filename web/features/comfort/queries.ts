import { getChangedSettings } from '#domain/features/comfort/comfort.ts';
import { comfortApi } from '#web/lib/api/people/comfort.ts';
import { call } from '#web/lib/call.ts';
import {
  applySavedComfort,
  getComfortLanguage,
  isComfortUnsent,
  markComfortSent,
  useComfort,
} from '#web/lib/comfort.ts';

/** Applies the account's settings to this device, unless the device has newer unsynced ones. */
export async function fetchComfort(): Promise<void> {
  if (isComfortUnsent()) return sendComfort();
  const { settings } = await call(comfortApi.read, {});
  if (settings === null) return sendComfort();
  if (!isComfortUnsent()) applySavedComfort(settings);
}

/** Saves this device's settings with the account. A change during the request stays unsynced. */
export async function sendComfort(): Promise<void> {
  const comfort = useComfort.getState();
  await call(comfortApi.save, {
    body: { settings: getChangedSettings(comfort), reading: getComfortLanguage(comfort) },
  });
  if (useComfort.getState() === comfort) markComfortSent();
}
