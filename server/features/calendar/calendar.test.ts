import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarApi } from '#domain/features/calendar/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { inDays, interviewHelpers } from '#server/testing/hiring/interviews.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const interviews = interviewHelpers(app);

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), manager, { title: 'Data Analyst' });
  return { tenant, manager, seeker, applicationId: await applyTo(app(), seeker, job.id) };
}

async function createFeed(account: TestAccount): Promise<string> {
  const { status, body } = await send(app(), account, calendarApi.create, {});
  expect(status).toBe(200);
  return body.path;
}

/** Fetches the calendar as a calendar program does, without signing in. */
async function fetchFeed({ host }: TestAccount, path: string) {
  const { status, text } = await request(`${app().url}${path}`, { headers: { host } });
  if (status !== 200) return { status, text, events: [] };
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, startDate } = new ICAL.Event(component);
    return { uid, sequence, summary, location, start: startDate.toJSDate().toISOString() };
  });
  return { status, text, events };
}

describe('GET /api/v1/calendar/:secret', () => {
  it('returns their confirmed interviews to the job seeker and to the panel', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set, inDays(7));
    const seen = await fetchFeed(set.seeker, await createFeed(set.seeker));
    expect(seen.events).toEqual([
      {
        uid: expect.stringContaining(`-${booked.id}@`),
        sequence: 1,
        summary: expect.stringContaining('Interview: Data Analyst'),
        location: 'https://meet.example.com/room',
        start: booked.starts_at,
      },
    ]);
    expect(seen.text).not.toContain('Camera off');
    const ofPanel = await fetchFeed(set.manager, await createFeed(set.manager));
    expect(ofPanel.events.map(({ summary }) => summary)).toEqual(['Interview: Emeka Nakagawa, Data Analyst']);
  });

  it('leaves out the interviews of others in the organization, and canceled ones', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set, inDays(7));
    const colleague = await makeAccount(app(), set.tenant, 'hiring_manager', {
      organisationId: set.manager.organisationId ?? 0,
    });
    expect((await fetchFeed(colleague, await createFeed(colleague))).events).toEqual([]);
    const path = await createFeed(set.seeker);
    await interviews.cancel(set.manager, booked);
    expect((await fetchFeed(set.seeker, path)).events).toEqual([]);
  });

  it('answers 404 for a replaced, removed, or unknown address, and in another tenant', async () => {
    const { seeker } = await setUp();
    const old = await createFeed(seeker);
    const current = await createFeed(seeker);
    expect((await fetchFeed(seeker, old)).status).toBe(404);
    expect((await fetchFeed(seeker, current)).status).toBe(200);
    const { manager: stranger } = await setUp();
    expect((await fetchFeed(stranger, current)).status).toBe(404);
    expect((await send(app(), seeker, calendarApi.remove, {})).status).toBe(200);
    expect((await fetchFeed(seeker, current)).status).toBe(404);
    expect((await send(app(), seeker, calendarApi.remove, {})).status).toBe(404);
    expect((await send(app(), seeker, calendarApi.read, {})).body).toEqual({ created_at: null });
    expect((await fetchFeed(seeker, `/api/v1/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404);
  });
});

describe('GET /api/v1/me/calendar-feed', () => {
  it('returns when the address was created, and never the address', async () => {
    const { seeker } = await setUp();
    const path = await createFeed(seeker);
    const { body } = await send(app(), seeker, calendarApi.read, {});
    expect(body.created_at).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain(path.slice(-20));
  });
});
