import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueMail } from '#server/features/mail/sending.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { type SmtpPeer, startSmtpPeer } from '#server/testing/peers/smtp-peer.ts';
import { remindOfInterviews } from './remind.ts';

let peer: SmtpPeer;
let running: Awaited<ReturnType<typeof startTestApp>>;
const app = (): TestApp => running.test;
const interviews = interviewHelpers(app);

beforeAll(async () => {
  peer = await startSmtpPeer();
  running = await startTestApp({ smtpUrl: peer.url });
});
afterAll(async () => {
  await running.stop();
  await peer.close();
});

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', {
    fullName: 'Emeka Nakagawa',
    isEmailConfirmed: true,
  });
  const job = await makeJob(app(), manager, { title: 'Data Analyst' });
  return { tenant, manager, seeker, applicationId: await applyTo(app(), seeker, job.id) };
}

/** Sends what is queued and reads the calendar files that the account got, oldest first. */
async function readInvitations({ email }: TestAccount) {
  await sendDueMail(app().services);
  const mails = await Promise.all(peer.taken.map((source) => PostalMime.parse(source)));
  return mails
    .filter(({ to }) => to?.[0]?.address === email)
    .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType === 'application/ics'))
    .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)))
    .map((file) => {
      const calendar = new ICAL.Component(ICAL.parse(file));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      return {
        file,
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
        summary: event.summary,
        location: event.location,
      };
    });
}

describe('the calendar file of an interview', () => {
  it('picked, moved, canceled -> REQUEST, REQUEST, CANCEL with one UID and a rising SEQUENCE', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set, inDays(7));
    const moved = (await interviews.propose(set.manager, booked, [inDays(9)])).body;
    const first = await readInvitations(set.seeker);
    const again = (await interviews.pick(set.seeker, moved)).body;
    await readInvitations(set.seeker);
    await interviews.cancel(set.manager, again);
    const all = await readInvitations(set.seeker);
    expect(first).toHaveLength(1);
    expect(all.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(all.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(all.map(({ start }) => start)).toEqual([booked.starts_at, again.starts_at, again.starts_at]);
    expect(all[0]).toMatchObject({ minutes: 45, location: 'https://meet.example.com/room' });
    expect(all[0]?.summary).toContain('Interview: Data Analyst');
    // Calendars are shared with others: nothing about accommodations.
    for (const { file } of all) expect(file).not.toContain('Camera off');
    const staff = await readInvitations(set.manager);
    expect(staff.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(staff[0]?.summary).toBe('Interview: Emeka Nakagawa, Data Analyst');
  });

  it('a member leaves the panel -> their calendar entry is canceled, the others are updated', async () => {
    const set = await setUp();
    const organisationId = set.manager.organisationId ?? 0;
    const member = await makeAccount(app(), set.tenant, 'hiring_member', { organisationId });
    const booked = await interviews.scheduled(set, inDays(7), newPlan([set.manager.id, member.id]));
    const read = (await interviews.read(set.manager, booked.id)).body;
    await readInvitations(member);
    expect((await interviews.edit(set.manager, read, newPlan([set.manager.id]))).status).toBe(200);
    expect((await readInvitations(member)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect((await readInvitations(set.seeker)).at(-1)).toMatchObject({ method: 'REQUEST', sequence: 2 });
  });
});

describe('remindOfInterviews', () => {
  it('24 hours and one hour before -> one reminder each, however often it runs', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set, inDays(7));
    const { db } = app().services.database;
    const startIn = (hours: number) =>
      db
        .updateTable('interviews')
        .set({ starts_at: new Date(Date.now() + hours * 3_600_000) })
        .where('id', '=', booked.id)
        .execute();
    const count = async () => {
      await remindOfInterviews(app().services);
      await remindOfInterviews(app().services);
      const rows = await db
        .selectFrom('notifications')
        .select('phrase')
        .where('user_id', '=', set.seeker.id)
        .where('phrase', 'like', 'interview_reminder%')
        .orderBy('id')
        .execute();
      return rows.map(({ phrase }) => phrase);
    };
    expect(await count()).toEqual([]);
    await startIn(20);
    expect(await count()).toEqual(['interview_reminder_day']);
    await startIn(0.5);
    expect(await count()).toEqual(['interview_reminder_day', 'interview_reminder_hour']);
  });
});
