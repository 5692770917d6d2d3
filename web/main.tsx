import './lib/trusted-types.ts';
import './lib/styles/fonts.css';
import './lib/styles/tokens.css';
import './lib/styles/base.css';
import './lib/styles/prerendered-heading.css';
import { StrictMode } from 'react';
import { Providers } from './app/providers.tsx';
import { createRouter, whenLoaded } from './app/router.tsx';
import { getComfortLanguage, useComfort } from './lib/comfort.ts';
import { renderApp } from './lib/render-app.ts';
import { checkSession } from './lib/session.ts';
import { initI18n } from './lib/texts/i18n.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
void start(root);

/** In several tasks, so that a slow phone can respond to input in between. */
async function start(container: HTMLElement): Promise<void> {
  await nextTask();
  checkSession();
  // The server marks the pages on which visitors need few texts; comfort-boot.js has requested them.
  const isForVisitors = 'visitorTexts' in document.documentElement.dataset;
  const texts = initI18n(getComfortLanguage(useComfort.getState()), { isForVisitors });
  await nextTask();
  const router = createRouter();
  // Keep a visible prerendered heading until the first page has loaded.
  const firstPage = container.firstElementChild?.checkVisibility() ? whenLoaded(router) : undefined;
  await Promise.all([texts, firstPage]);
  const app = (
    <StrictMode>
      <Providers router={router} />
    </StrictMode>
  );
  renderApp(container, app);
}

function nextTask(): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: without delay, only to end the task
  return new Promise((resolve) => setTimeout(resolve));
}
