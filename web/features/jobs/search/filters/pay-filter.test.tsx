// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { PayFilter, parsePay } from './pay-filter.tsx';

describe('parsePay', () => {
  it.each([
    ['90000', 90_000],
    ['90,000', 90_000],
    ['$90 000', 90_000],
    ['CA$61,500', 61_500],
    ['90k', 90_000],
    ['62.5K', 62_500],
    ['1', 1],
    ['', null],
    [' ', null],
    ['0', undefined],
    ['-5', undefined],
    ['lots', undefined],
    ['99999999', undefined],
  ])('%j -> %s', (text, pay) => {
    expect(parsePay(text)).toBe(pay);
  });
});

describe('PayFilter', () => {
  it('applies the typed number on Enter and once', async () => {
    const onChange = vi.fn();
    await renderWithQueries(<PayFilter search={emptySearch} localCurrency="USD" onChange={onChange} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '90000' } });
    fireEvent.submit(field);
    expect(onChange.mock.calls).toEqual([[{ pay: 90_000, currency: 'USD' }]]);
  });

  it('names the mistake in a text that is no amount', async () => {
    const onChange = vi.fn();
    await renderWithQueries(<PayFilter search={emptySearch} localCurrency="CAD" onChange={onChange} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'lots' } });
    fireEvent.blur(field);
    screen.getByText('Enter a yearly amount, such as 60,000.');
    expect(onChange).not.toHaveBeenCalled();
  });
});
