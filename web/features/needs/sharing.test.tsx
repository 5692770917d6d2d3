// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Disclosures } from '#domain/features/needs/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { announce, useAnnouncements } from '#web/ui/feedback/announce.ts';
import {
  analystApplication,
  breaks,
  buildDisclosures,
  buildGrant,
  coach,
  findChanges,
  helpDesk,
  needs,
  opening,
  orchard,
  ownText,
  paths,
  signInSeeker,
} from './needs.fixture.ts';
import { Sharing } from './sharing.tsx';

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signInSeeker();
  announce('');
});

async function openSharing(disclosures: Disclosures, replies: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    [`GET ${paths.needs}`]: () => [200, { needs }],
    [`GET ${paths.disclosures}`]: () => [200, disclosures],
    ...replies,
  });
  await renderWithQueries(<Sharing />);
  await screen.findByRole('heading', { name: 'Who viewed it' });
  return calls;
}

async function openDialog(disclosures: Disclosures, replies?: Parameters<typeof mockApi>[0]) {
  const calls = await openSharing(disclosures, replies);
  press('Share with someone');
  await screen.findByRole('dialog', { name: 'Share with someone' });
  return calls;
}

const getItem = (text: string) => screen.getByText(text, { selector: 'li > span' }).closest('li') as HTMLElement;
const chooseAudience = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

function readPreview(): (string | null)[] {
  const section = screen.getByRole('heading', { name: 'They’ll see' }).parentElement as HTMLElement;
  return [...section.querySelectorAll('li, p')].map(({ textContent }) => textContent);
}

describe('Sharing', () => {
  it('shows for each item who can see it, or that it is not shared', async () => {
    await openSharing(
      buildDisclosures({ grants: [buildGrant(10, breaks, orchard), buildGrant(11, breaks, helpDesk)] }),
    );
    expect(within(getItem('Headphones or ear protection')).getByText('Not shared')).toBeTruthy();
    const shared = within(getItem('Breaks'));
    expect(shared.queryByText('Not shared')).toBeNull();
    expect(shared.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Stop sharing with Orchard (organization)',
      'Stop sharing with Our helpdesk',
    ]);
  });

  it('offers no sharing while nothing is saved', async () => {
    await openSharing(buildDisclosures({}), { [`GET ${paths.needs}`]: () => [200, { needs: [] }] });
    expect(screen.getByText('Save at least one item first. Then you can share it here.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists who viewed what', async () => {
    await openSharing(
      buildDisclosures({
        openings: [opening, { ...opening, id: 2, organisation: '', subject: 'adjustment', job: 'Data analyst' }],
      }),
    );
    expect(screen.getByText(/viewed 2 items/).textContent).toMatch(/^Lee Park, Orchard viewed 2 items.*2026/);
    expect(screen.getByText(/viewed your request/).textContent).toMatch(
      /^Lee Park viewed your request \(Data analyst\)/,
    );
    expect(screen.queryByText('No one has viewed anything you shared.')).toBeNull();
  });

  it('states that no one viewed anything if the access log is empty', async () => {
    await openSharing(buildDisclosures({}));
    expect(screen.getByText('No one has viewed anything you shared.')).toBeTruthy();
  });

  it('stops sharing with one audience at once, and keeps the others', async () => {
    const calls = await openSharing(
      buildDisclosures({ grants: [buildGrant(10, breaks, orchard), buildGrant(11, breaks, helpDesk)] }),
      {
        [`DELETE ${paths.disclosures}/10`]: () => [
          200,
          buildDisclosures({ grants: [buildGrant(11, breaks, helpDesk)] }),
        ],
      },
    );
    press('Stop sharing with Orchard (organization)');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Orchard/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Stop sharing with Our helpdesk' })).toBeTruthy();
    expect(findChanges(calls)).toHaveLength(1);
    expect(useAnnouncements.getState().polite.text).toBe('No longer shared');
  });

  it('shows the reason and still lists the audience if stopping fails', async () => {
    await openSharing(buildDisclosures({ grants: [buildGrant(10, breaks, orchard)] }), {
      [`DELETE ${paths.disclosures}/10`]: () => [500, { code: 'server_error' }],
    });
    press('Stop sharing with Orchard (organization)');
    expect(await within(getItem('Breaks')).findByText(/Something went wrong on our side/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop sharing with Orchard (organization)' })).toBeTruthy();
    expect(useAnnouncements.getState().polite.text).toBe('');
  });

  it('claims nothing about who can see items if the grants fail to load', async () => {
    mockApi({
      [`GET ${paths.needs}`]: () => [200, { needs }],
      [`GET ${paths.disclosures}`]: () => [503, { code: 'unavailable' }],
    });
    await renderWithQueries(<Sharing />);
    expect((await screen.findByRole('alert')).textContent).toContain('The service isn’t available right now');
    expect(screen.queryByText('Not shared')).toBeNull();
    expect(screen.queryByText('No one has viewed anything you shared.')).toBeNull();
  });
});

describe('ShowDialog', () => {
  it('previews the items an audience already sees together with the selected ones', async () => {
    await openDialog(buildDisclosures({ grants: [buildGrant(10, breaks, orchard)] }));
    check('Headphones or ear protection');
    expect(readPreview()).toEqual(['Nothing yet.']);
    chooseAudience('Orchard (organization)');
    expect(readPreview()).toEqual(['Headphones or ear protection', 'Breaks']);
    chooseAudience('Coach Kim (supporter)');
    expect(readPreview()).toEqual(['Headphones or ear protection']);
    check('Headphones or ear protection');
    expect(readPreview()).toEqual(['Nothing yet.']);
  });

  it('previews for an application what is shared with its employer, and the other way around', async () => {
    const grants = [buildGrant(10, breaks, orchard), buildGrant(11, ownText, analystApplication)];
    await openDialog(buildDisclosures({ grants, audiences: [analystApplication, orchard, helpDesk] }));
    for (const name of [/^Data analyst/, 'Orchard (organization)']) {
      fireEvent.click(screen.getByRole('radio', { name }));
      expect(readPreview()).toEqual(['Breaks', 'A noise app']);
    }
    chooseAudience('Our helpdesk');
    expect(readPreview()).toEqual(['Nothing yet.']);
  });

  it('sends nothing without both an audience and an item, or if the dialog is canceled', async () => {
    const calls = await openDialog(buildDisclosures({}));
    press('Share');
    chooseAudience('Our helpdesk');
    press('Share');
    expect(screen.getByText('Choose who to share with and at least one item.')).toBeTruthy();
    check('Breaks');
    expect(screen.queryByText('Choose who to share with and at least one item.')).toBeNull();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findChanges(calls)).toEqual([]);
  });

  it('shares exactly the selected items with the selected audience after confirmation', async () => {
    const calls = await openDialog(buildDisclosures({ grants: [buildGrant(10, breaks, coach)] }), {
      [`POST ${paths.disclosures}`]: () => [201, buildDisclosures({ grants: [buildGrant(12, ownText, coach)] })],
    });
    chooseAudience('Coach Kim (supporter)');
    check('A noise app');
    expect(findChanges(calls)).toEqual([]);
    press('Share');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(findChanges(calls).map(({ body }) => body)).toEqual([
      { need_ids: [3], audience: { kind: 'supporter', id: 5 } },
    ]);
    expect(useAnnouncements.getState().polite.text).toBe('Shared. You can stop sharing at any time.');
    expect(within(getItem('A noise app')).getByRole('button').textContent).toContain('Coach Kim');
  });

  it('keeps the dialog open with the reason if sharing fails', async () => {
    await openDialog(buildDisclosures({}), { [`POST ${paths.disclosures}`]: () => [403, { code: 'forbidden' }] });
    chooseAudience('Our helpdesk');
    check('Breaks');
    press('Share');
    expect(await screen.findByText(/Your account doesn’t have permission to do this/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(isChecked('Breaks')).toBe(true);
  });
});
