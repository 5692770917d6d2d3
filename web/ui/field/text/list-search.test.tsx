// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { ListSearch } from './list-search.tsx';

function List() {
  const [words, setWords] = useState('');
  return (
    <>
      <ListSearch label="Search jobs" words={words} onSearch={setWords} />
      <Button onPress={() => setWords('')}>Show all jobs</Button>
      <p role="status">{words === '' ? 'All jobs' : `Jobs with ${words}`}</p>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search jobs');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter' });

test('says that Enter searches while the typed words are not searched yet', async () => {
  await renderUi(<List />);
  expect(screen.queryByText('Press Enter')).toBeNull();
  type('analyst ');
  screen.getByText('Press Enter');
  pressEnter();
  expect(screen.getByRole('status').textContent).toBe('Jobs with analyst');
  expect(screen.queryByText('Press Enter')).toBeNull();
  type('analysts');
  screen.getByText('Press Enter');
});

test('is empty after the list is no longer filtered', async () => {
  await renderUi(<List />);
  type('analyst');
  pressEnter();
  fireEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
  expect(field().value).toBe('');
  expect(screen.queryByText('Press Enter')).toBeNull();
});
