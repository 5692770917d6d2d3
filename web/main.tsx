import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { languageWanted, useComfort } from './lib/comfort.ts';
import { startTexts } from './lib/i18n.ts';
import { checkSession } from './lib/session.ts';

checkSession();
await startTexts(languageWanted(useComfort.getState()));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the product');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
