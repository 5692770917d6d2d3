import { newClient } from '#server/db/connection/pools.ts';

/** Runs one statement on a connection of its own. */
export async function runQuery(url: string, text: string): Promise<unknown[]> {
  const client = newClient(url, 'test');
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
