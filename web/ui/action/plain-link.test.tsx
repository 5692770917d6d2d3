// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

test('a link within the product goes through the router, with what it passes on', async () => {
  await show({ href: '/jobs?page=2', routerOptions: { state: { from: '/search' } } });
  const isLeft = fireEvent.click(screen.getByRole('link'));
  expect(isLeft).toBe(false);
  expect(screen.getByText('/jobs?page=2 {"from":"/search"}')).toBeDefined();
});

test.each([
  ['with a modifier key', { href: '/jobs' }, { ctrlKey: true }],
  ['into a new tab', { href: '/jobs', target: '_blank' }, {}],
  ['as a download', { href: '/file.csv', download: 'file.csv' }, {}],
  ['to another site', { href: 'https://example.com/' }, {}],
  ['to an email', { href: 'mailto:help@example.com' }, {}],
])('a link %s is left to the browser', async (_name, props, click) => {
  await show(props);
  const onClick = vi.fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  document.addEventListener('click', onClick, { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(onClick).toHaveReturnedWith(false);
});

function show(props: PlainLinkProps) {
  return renderUi(
    <>
      <PlainLink {...props}>Go there</PlainLink>
      <Place />
    </>,
  );
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
