// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { parsePeriods } from '#domain/features/retention/periods.ts';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { defaultColors } from '#domain/features/tenants/theme.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { BrandSection } from './brand-section.tsx';
import { SwitchesSection } from './switches-section.tsx';
import { WeightsSection } from './weights-section.tsx';

const settings: TenantSettings = {
  title: 'Wavelength',
  logo: null,
  favicon: null,
  colours: defaultColors,
  stylesheet: null,
  contact: { phone: '', email: '' },
  languages: ['en'],
  switches: defaultSwitches,
  weights: DEFAULT_WEIGHTS,
  time_zone: 'America/New_York',
  retention: parsePeriods({ chats: 12 }),
  version: 3,
};
const saved = 'Saved. Everyone sees the change now.';

type Part = 'brand' | 'switches' | 'weights';

/** Renders a section; returns the bodies of its save requests. */
async function openSection(part: Part, fail = false): Promise<unknown[]> {
  const sections = { brand: BrandSection, switches: SwitchesSection, weights: WeightsSection };
  const Section = sections[part];
  const bodies: unknown[] = [];
  mockApi({
    'GET /api/v1/tenant/settings': () => [200, settings],
    [`PUT /api/v1/tenant/${part}`]: ({ body }) => {
      bodies.push(body);
      if (fail) return [409, { code: 'changed_meanwhile' }];
      const { version, ...changes } = Object(body);
      return [200, { ...settings, ...changes, version: version + 1 }];
    },
  });
  await renderWithQueries(<Section />);
  await screen.findByRole('button', { name: 'Save changes' });
  return bodies;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

/** Number fields apply their value when they lose focus. */
function enterNumber(name: string, value: string): void {
  const field = screen.getByRole('textbox', { name });
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  act(() => field.blur());
}

describe('BrandSection', () => {
  it('saves the name and colors with the version that was read', async () => {
    const bodies = await openSection('brand');
    enter('Site name', 'Bright Paths');
    enter('Brand', '#7a1f5c');
    save();
    await screen.findByText(saved);
    expect(bodies).toEqual([{ title: 'Bright Paths', colours: { ...defaultColors, brand: '#7a1f5c' }, version: 3 }]);
  });

  it('sends no incomplete color', async () => {
    const bodies = await openSection('brand');
    enter('Brand', '#7a1');
    save();
    await screen.findByText('There is a problem');
    expect(bodies).toEqual([]);
  });

  it('states that a color which is too light for text was adjusted', async () => {
    await openSection('brand');
    expect(screen.queryByText(/Some colors appear lighter or darker/)).toBeNull();
    enter('Brand', '#ffff66');
    await screen.findByText(/Some colors appear lighter or darker/);
    const table = screen.getByRole('table', { name: 'Contrast by part' });
    const [light] = within(within(table).getByRole('row', { name: /^Brand/ })).getAllByRole('cell');
    expect(Number(light?.textContent)).toBeGreaterThanOrEqual(7);
  });

  it('fills in the default colors without saving them', async () => {
    const bodies = await openSection('brand');
    enter('Brand', '#7a1f5c');
    fireEvent.click(screen.getByRole('button', { name: 'Use default colors' }));
    expect(input('Brand').value).toBe(defaultColors.brand);
    expect(bodies).toEqual([]);
  });
});

describe('WeightsSection', () => {
  it('warns about weights that do not sum to 100 and does not save them', async () => {
    const bodies = await openSection('weights');
    screen.getByText('Total: 100 of 100');
    enterNumber('Skills', '30');
    await screen.findByText('Total: 90. It must be 100.');
    save();
    await screen.findByText('There is a problem');
    expect(screen.getAllByText(/The six numbers must add up to 100/).length).toBeGreaterThan(1);
    expect(bodies).toEqual([]);
  });

  it('sends no empty weight', async () => {
    const bodies = await openSection('weights');
    enterNumber('Industries', '');
    save();
    await screen.findByText('There is a problem');
    expect(bodies).toEqual([]);
  });

  it('saves weights that sum to 100', async () => {
    const bodies = await openSection('weights');
    enterNumber('Skills', '30');
    enterNumber('Industries', '20');
    await screen.findByText('Total: 100 of 100');
    save();
    await screen.findByText(saved);
    expect(bodies).toEqual([{ weights: { ...DEFAULT_WEIGHTS, skills: 30, industry: 20 }, version: 3 }]);
  });
});

describe('SwitchesSection', () => {
  it('saves a switch that was turned on', async () => {
    const bodies = await openSection('switches');
    fireEvent.click(checkbox(/^Jobs before they’re published/));
    expect(bodies).toEqual([]);
    save();
    await screen.findByText(saved);
    expect(bodies).toEqual([{ switches: { ...defaultSwitches, job_approval: true }, version: 3 }]);
  });

  it('requires two-step verification of staff', async () => {
    const bodies = await openSection('switches');
    fireEvent.click(checkbox(/^Staff must use two-step verification/));
    save();
    await screen.findByText(saved);
    expect(bodies).toEqual([{ switches: { ...defaultSwitches, staff_two_factor: true }, version: 3 }]);
  });

  it('keeps the change on the page when someone else saved first', async () => {
    await openSection('switches', true);
    fireEvent.click(checkbox(/^Canada site/));
    save();
    await screen.findByText('Someone else changed this. Refresh to load the latest version.');
    expect(checkbox(/^Canada site/).checked).toBe(false);
    expect(screen.queryByText(saved)).toBeNull();
  });
});
