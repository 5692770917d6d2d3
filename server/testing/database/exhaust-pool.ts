import { onTestFinished } from 'vitest';
import type { TestApp } from '#server/testing/app.ts';

/** Takes every connection of the main pool until it is released, at the latest until the end of the test. */
export async function exhaustPool({ services }: TestApp) {
  const { pool } = services.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const releaseOne = () => clients.pop()?.release();
  const release = () => {
    while (clients.length > 0) releaseOne();
  };
  onTestFinished(release);
  return { pool, release, releaseOne };
}
