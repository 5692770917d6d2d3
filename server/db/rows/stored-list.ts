import * as z from 'zod/mini';

/** A JSON column with a list. Invalid stored data becomes an empty list instead of an error. */
export function storedList<T extends z.ZodMiniType>(item: T) {
  return z.catch(z.array(item), []);
}
