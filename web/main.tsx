import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import './lib/first-words.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { arrived, createRouter } from './app/router.tsx';
import { languageWanted, useComfort } from './lib/comfort.ts';
import { startTexts } from './lib/i18n.ts';
import { checkSession } from './lib/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the product');
checkSession();
const router = createRouter();
const texts = startTexts(languageWanted(useComfort.getState()));
// What the page says already stays until there is more to see.
const first = root.firstElementChild?.checkVisibility() ? arrived(router) : undefined;
// Not awaited at the top: pages load parts that stand in this file, and would wait for it while it waits for them.
void Promise.all([texts, first]).then(() => {
  const product = (
    <StrictMode>
      <Providers router={router} />
    </StrictMode>
  );
  // In slices, so that a slow phone can answer a touch in between.
  startTransition(() => createRoot(root).render(product));
});
