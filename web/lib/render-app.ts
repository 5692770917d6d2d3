import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders the app as a transition, so that the page stays responsive. The build puts this module into the library chunk,
 * so that React DOM is set up in a separate task before the app.
 */
export function renderApp(container: Element, app: ReactNode): void {
  startTransition(() => createRoot(container).render(app));
}
