// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

describe('PlainLink', () => {
  it('an internal link -> navigates with the router and passes the state', async () => {
    await renderLink({ href: '/jobs?page=2', routerOptions: { state: { from: '/search' } } });
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link'));
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByText('/jobs?page=2 {"from":"/search"}')).toBeDefined();
  });

  it.each([
    ['with a modifier key', { href: '/jobs' }, { ctrlKey: true }],
    ['into a new tab', { href: '/jobs', target: '_blank' }, {}],
    ['as a download', { href: '/file.csv', download: 'file.csv' }, {}],
    ['to another site', { href: 'https://example.com/' }, {}],
    ['to an email', { href: 'mailto:help@example.com' }, {}],
  ])('a link %s -> the router ignores the click', async (_name, props, click) => {
    await renderLink(props);
    const onClick = vi.fn((event: Event) => {
      const isHandledByRouter = event.defaultPrevented;
      event.preventDefault();
      return isHandledByRouter;
    });
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(screen.getByRole('link'), click);
    expect(onClick).toHaveReturnedWith(false);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u{1}javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'http://example.com/',
    '//evil.example',
    '/\\evil.example',
    '\t//evil.example',
    'https://',
  ])('%j -> text without a link', async (href) => {
    await renderLink({ href });
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('[href]')).toBeNull();
    expect(screen.getByText('Go there')).toBeDefined();
  });

  it.each(['/jobs', '?page=2', '#top', 'https://example.com/a', 'mailto:help@example.com', 'tel:+15550100'])(
    '%j -> a link',
    async (href) => {
      await renderLink({ href });
      expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    },
  );
});

function renderLink(props: PlainLinkProps) {
  return renderUi(
    <>
      <PlainLink {...props}>Go there</PlainLink>
      <CurrentLocation />
    </>,
  );
}

function CurrentLocation() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
