import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import './lib/prerendered-heading.css';
import { StrictMode } from 'react';
import { Providers } from './app/providers.tsx';
import { arrived, createRouter } from './app/router.tsx';
import { languageWanted, useComfort } from './lib/comfort.ts';
import { startTexts } from './lib/i18n.ts';
import { showIn } from './lib/render-app.ts';
import { checkSession } from './lib/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the product');
// biome-ignore lint/style/noRestrictedGlobals: no wait, a task of its own: a slow phone can answer a touch in between
setTimeout(start, 0, root);

function start(place: HTMLElement): void {
  checkSession();
  const texts = startTexts(languageWanted(useComfort.getState()));
  const router = createRouter();
  // What the page says already stays until there is more to see.
  const first = place.firstElementChild?.checkVisibility() ? arrived(router) : undefined;
  void Promise.all([texts, first]).then(() => {
    const product = (
      <StrictMode>
        <Providers router={router} />
      </StrictMode>
    );
    showIn(place, product);
  });
}
