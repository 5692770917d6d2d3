// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { SearchField } from './search-field.tsx';

test('says nothing where the list follows the typing', async () => {
  await renderUi(<SearchField label="Search jobs" defaultValue="analyst" onChange={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Search jobs'), { target: { value: 'analysts' } });
  expect(screen.queryByText('Press Enter')).toBeNull();
});
