// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { SearchField } from './search-field.tsx';

test('says that Enter searches while the typed words are not searched yet', async () => {
  const searched: string[] = [];
  await renderUi(<SearchField label="Search jobs" defaultValue="" onSubmit={(text) => searched.push(text)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search jobs');
  expect(screen.queryByText('Press Enter')).toBeNull();
  fireEvent.change(field, { target: { value: 'analyst' } });
  screen.getByText('Press Enter');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(searched).toEqual(['analyst']);
  expect(screen.queryByText('Press Enter')).toBeNull();
  fireEvent.change(field, { target: { value: 'analysts' } });
  screen.getByText('Press Enter');
});

test('says nothing where the list follows the typing', async () => {
  await renderUi(<SearchField label="Search jobs" defaultValue="analyst" onChange={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Search jobs'), { target: { value: 'analysts' } });
  expect(screen.queryByText('Press Enter')).toBeNull();
});
