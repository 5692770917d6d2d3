import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows the product in its place, in slices that let a touch through. The build puts it with the libraries: they are set
 * up in a task of their own, before ours.
 */
export function showIn(place: Element, product: ReactNode): void {
  startTransition(() => createRoot(place).render(product));
}
