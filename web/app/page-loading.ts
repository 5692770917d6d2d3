import type { ComponentType } from 'react';
import { within } from '#web/lib/spec-timer.ts';

/** A page that is its own download. */
export type PageLoader = () => Promise<ComponentType>;

/** Milliseconds after which a part that has not arrived counts as failed. */
export const chunkLimit = 120_000;

/** A part of the product that could not be downloaded. */
export class ChunkFailed extends Error {}

export async function loadPage(load: PageLoader): Promise<{ Component: ComponentType }> {
  const late = () => new ChunkFailed('The part took too long to arrive');
  const refused = (cause: unknown) => {
    throw new ChunkFailed('The part did not arrive', { cause });
  };
  return { Component: await within(chunkLimit, load().catch(refused), late) };
}
