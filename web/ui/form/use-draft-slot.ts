import { useEffect, useState } from 'react';
import { loadDraft } from '#web/lib/input/drafts.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';

/** How many tabs can write a draft of their own at the same time. */
const maxSlots = 9;

/** How long a reloaded page waits for the lock of its own earlier document, in milliseconds. */
const maxReloadMs = 2000;

/**
 * The name under which this tab saves the draft of a new record: `job:new`, or `job:new:2` while another tab writes in the
 * first one. A free draft of an earlier visit comes first. Null until the name is known.
 */
export function useDraftSlot(name: string): string | null {
  const [owner] = useState(() => getOwnerId(useSession.getState()));
  const [slot, setSlot] = useState<string | null>(null);
  useEffect(() => {
    let leave = () => {};
    const untilLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void claimSlot(name, owner, untilLeft).then(setSlot);
    return () => leave();
  }, [name, owner]);
  return slot;
}

async function claimSlot(name: string, owner: number | null, untilLeft: Promise<void>): Promise<string> {
  const slots = [name, ...Array.from({ length: maxSlots - 1 }, (_, index) => `${name}:${index + 2}`)];
  const hasDraft = (slot: string) => loadDraft(owner, slot) !== null;
  const lock = (slot: string, options: LockOptions) => lockSlot(`draft:${owner}:${slot}`, untilLeft, options);
  const key = `slot:${owner}:${name}`;
  const own = slots.find((slot) => slot === sessionStorage.getItem(key) && hasDraft(slot));
  // After a reload, the earlier document of this tab may hold its lock for a moment.
  if (own && (await lock(own, { signal: AbortSignal.timeout(maxReloadMs) }))) return own;
  const inOrder = [...slots.filter(hasDraft), ...slots.filter((slot) => !hasDraft(slot))];
  for (const slot of inOrder) {
    if (!(await lock(slot, { ifAvailable: true }))) continue;
    sessionStorage.setItem(key, slot);
    return slot;
  }
  return name;
}

/** The browser ends the lock with the tab. Without secure context there are no locks, and all tabs share the first slot. */
function lockSlot(lockName: string, untilLeft: Promise<void>, options: LockOptions): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? Promise.resolve() : untilLeft;
    };
    locks.request(lockName, options, hold).catch(() => resolve(false));
  });
}
