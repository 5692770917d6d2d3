// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '#web/lib/session.ts';
import { renderUi } from '#web/testing/render.tsx';
import { CountryChoice } from './country-choice.tsx';

describe('CountryChoice', () => {
  it('"No, thanks" -> stores the general site, says so, and keeps the focus on the answer', async () => {
    await renderUi(<CountryChoice isOffer />);
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(useSession.getState()).toMatchObject({ changeCountry: true, canadaPath: '' });
    expect(document.activeElement).toBe(screen.getByText('You’ll stay on the main site. We won’t ask again.'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opened from a page that only lists it -> nothing to decline', async () => {
    await renderUi(<CountryChoice />);
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
  });
});
