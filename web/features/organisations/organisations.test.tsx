// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Organisation, Sponsor } from '#domain/features/organisations/contract.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { SponsorList } from './sponsor-list.tsx';

const organisation: Organisation = {
  id: 5,
  kind: 'employer',
  status: 'pending',
  name: 'Larkspur Labs',
  website: '',
  description: 'We restore maps.',
  city: 'Austin',
  region: 'Texas',
  country: '',
  name_request: null,
};

describe('OrganisationForm', () => {
  async function openForm(request: Organisation['name_request'] = null) {
    const onSave = vi.fn(async (_fields: unknown): Promise<unknown> => undefined);
    await renderWithQueries(
      <OrganisationForm
        organisation={{ ...organisation, name_request: request }}
        submitLabel="Save and continue"
        onSave={onSave}
      />,
    );
    return onSave;
  }

  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

  it('saves the changed profile without id, kind, and status', async () => {
    const onSave = await openForm();
    enter(/^Website/, ' https://larkspur.example.com ');
    save();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    const { id: _id, kind: _kind, status: _status, name_request: _request, ...fields } = organisation;
    expect(onSave).toHaveBeenCalledWith({ ...fields, website: 'https://larkspur.example.com' });
  });

  it('keeps a name that waits for approval and says which one others see', async () => {
    const onSave = await openForm({ name: 'Global Bank', status: 'pending', reason: '' });
    screen.getByText('“Global Bank” is waiting for approval. Until then, everyone sees “Larkspur Labs.”');
    enter(/^City/, 'Dallas');
    save();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Global Bank', city: 'Dallas' }));
  });

  it('shows why a name was not approved', async () => {
    await openForm({ name: 'Global Bank', status: 'rejected', reason: 'It is a bank.' });
    screen.getByText('We couldn’t approve the name “Global Bank.”');
    screen.getByText('It is a bank.');
    expect(field(/^Name/).value).toBe('Larkspur Labs');
  });

  it('saves nothing without a name', async () => {
    const onSave = await openForm();
    enter(/^Name/, ' ');
    save();
    await screen.findByText('There is a problem');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows the format of a website that is not a web address', async () => {
    const onSave = await openForm();
    enter(/^Website/, 'larkspur');
    save();
    expect((await screen.findAllByText(/Enter a web address, like https/)).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows that a name cannot contain a web address', async () => {
    const onSave = await openForm();
    enter(/^Name/, 'www.larkspur.test');
    save();
    expect((await screen.findAllByText('Remove the web address from this name.')).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the input and shows the error when saving fails', async () => {
    const onSave = await openForm();
    onSave.mockRejectedValueOnce(new ApiError(500, { code: 'server_error' }));
    enter(/^City/, 'Dallas');
    save();
    await screen.findByText(/Something went wrong on our side/);
    expect(field(/^City/).value).toBe('Dallas');
  });
});

describe('SponsorList', () => {
  const sponsor: Sponsor = {
    id: 1,
    name: 'Harbor Fund',
    website: 'https://harbor.example.com',
    description: 'Grants.',
  };

  async function openList(sponsors: readonly Sponsor[]) {
    mockApi({ 'GET /api/v1/sponsors': () => [200, { sponsors }] });
    await renderWithQueries(<SponsorList />);
  }

  it('links a sponsor to its website', async () => {
    await openList([sponsor]);
    const link = await screen.findByRole('link', { name: /Harbor Fund/ });
    expect(link.getAttribute('href')).toBe('https://harbor.example.com');
  });

  it('shows a sponsor whose website is not a web address without a link', async () => {
    await openList([{ ...sponsor, website: 'javascript:alert(1)' }]);
    await screen.findByText('Harbor Fund');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
