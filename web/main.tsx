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
// biome-ignore lint/style/noRestrictedGlobals: a separate task without delay, so that a slow phone can respond to input first
setTimeout(start, 0, root);

function start(container: HTMLElement): void {
  checkSession();
  const texts = initI18n(getComfortLanguage(useComfort.getState()));
  const router = createRouter();
  // Keep a visible prerendered heading until the first page has loaded.
  const firstPage = container.firstElementChild?.checkVisibility() ? whenLoaded(router) : undefined;
  void Promise.all([texts, firstPage]).then(() => {
    const app = (
      <StrictMode>
        <Providers router={router} />
      </StrictMode>
    );
    renderApp(container, app);
  });
}
