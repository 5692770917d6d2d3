import type { ComponentType } from 'react';
import { withTimeout } from '#web/lib/spec-timer.ts';

/** Loads a page component as a separate chunk. */
export type PageLoader = () => Promise<ComponentType>;

/** Milliseconds after which loading a chunk fails. */
export const chunkTimeoutMs = 120_000;

/** A chunk could not be loaded. */
export class ChunkLoadError extends Error {}

export async function loadPage(load: PageLoader): Promise<{ Component: ComponentType }> {
  const createTimeoutError = () => new ChunkLoadError('The chunk took too long to load');
  const throwLoadError = (cause: unknown) => {
    throw new ChunkLoadError('The chunk failed to load', { cause });
  };
  return { Component: await withTimeout(chunkTimeoutMs, load().catch(throwLoadError), createTimeoutError) };
}
