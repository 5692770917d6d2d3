import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { en } from './phrases.ts';

/** Renders a part with the English texts loaded, inside a router as every part is. */
export function renderUi(ui: ReactElement) {
  return renderAlone(<RouterProvider router={createMemoryRouter([{ path: '*', element: ui }])} />);
}

/** The same for what brings its own router. */
export async function renderAlone(ui: ReactElement) {
  await loadTexts();
  return render(ui);
}

async function loadTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    ns: ['en'],
    defaultNS: 'en',
    nsSeparator: false,
    resources: { en: { en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
