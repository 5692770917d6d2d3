import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { en } from './phrases.ts';

/** Renders a component with English texts inside a router. */
export function renderUi(ui: ReactElement) {
  return renderWithoutRouter(<RouterProvider router={createMemoryRouter([{ path: '*', element: ui }])} />);
}

/** Like `renderUi`, for components that include a router. */
export async function renderWithoutRouter(ui: ReactElement) {
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
