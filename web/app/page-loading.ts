import type { ComponentType } from 'react';
import { withTimeout } from '#web/lib/spec-timer.ts';
import { loadAllTexts } from '#web/lib/texts/i18n.ts';

/** Loads a page component as a separate chunk. */
export type PageLoader = () => Promise<ComponentType>;

/** Milliseconds after which loading a chunk fails. */
export const chunkTimeoutMs = 120_000;

/** A chunk, or the texts, could not be loaded. */
export class ChunkLoadError extends Error {}

/** Loads a page, and all texts unless it is the first page, which has its own. */
export async function loadPage(load: PageLoader, { isFirst = false } = {}): Promise<{ Component: ComponentType }> {
  const createTimeoutError = () => new ChunkLoadError('The chunk took too long to load');
  const throwLoadError = (cause: unknown) => {
    throw new ChunkLoadError('The chunk failed to load', { cause });
  };
  const loading = Promise.all([load(), isFirst ? undefined : loadAllTexts()]).catch(throwLoadError);
  const [Component] = await withTimeout(chunkTimeoutMs, loading, createTimeoutError);
  return { Component };
}
