import * as z from 'zod/mini';

/** A list kept as JSON: one whose entries no longer fit their form is empty rather than failing the page. */
export function storedList<T extends z.ZodMiniType>(item: T) {
  return z.catch(z.array(item), []);
}
