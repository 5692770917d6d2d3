import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { applyWithoutResume } from '#e2e/support/apply.ts';
import { addQuestion, fillInterview, pickFirstTime, readCalendar } from '#e2e/support/forms/interview-form.ts';
import { fillJob } from '#e2e/support/forms/job-form.ts';
import { fillOffer, formatDay, sendOffer, signOffer } from '#e2e/support/forms/offer-form.ts';
import { moveApplicant } from '#e2e/support/hiring.ts';
import { confirmAddress, MailReader, type Recipient } from '#e2e/support/mail-reader.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { getMailLink, listRecipients, openMail } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/second-browser.ts';

const run = randomUUID().slice(0, 8);
const company = `Tidewater Maps ${run}`;
const job = `Map Librarian ${run}`;
const lead = { name: 'Greta Lindholm', email: `greta.${run}@example.com` };
const administrator = 'admin@wavelength.test';

/** The demo asks everyone who applied, within a minute. */
const survey = {
  kind: 'Survey invitation',
  subject: 'A few questions from Wavelength: Your application',
  says: 'We’d like to ask you a few questions: Your application.',
  opens: 'Tell us how applying went.',
};

/** Who takes part, and the emails that were read. */
interface Story {
  readonly mails: MailReader;
  /** The browser of the administrator who reads the emails. */
  readonly outbox: Page;
  readonly employer: Recipient;
}

interface Applicant {
  readonly seeker: Recipient;
  /** Its path. */
  readonly application: string;
}

test('an employer signs up, hires one of three applicants, and every email says and opens what it should', async ({
  openSecondBrowser,
}) => {
  test.setTimeout(420_000);
  const outbox = await openSecondBrowser();
  const adminToken = await signIn(outbox, administrator);
  const employer: Recipient = { page: await openSecondBrowser(), ...lead };
  const story: Story = { mails: new MailReader(outbox), outbox, employer };
  await test.step('the employer is approved', async () => startEmployer(story, await openSecondBrowser()));
  await test.step('the employer posts a job', () => postJob(employer.page));
  const applicants: Applicant[] = [];
  for (const name of ['Imani Okoye', 'Rosalind Achterberg', 'Tobias Wren']) {
    applicants.push(await test.step(`${name} applies`, async () => applyAs(story, name, await openSecondBrowser())));
  }
  const [hired, declining, rejected] = applicants as [Applicant, Applicant, Applicant];
  await test.step('one applicant is rejected with a message', () => rejectApplicant(story, rejected));
  await test.step('another one declines an offer', () => haveOfferDeclined(story, declining));
  await test.step('the third one is interviewed', () => interviewApplicant(story, hired));
  await test.step('and hired with a signed offer', () => hireApplicant(story, hired));
  for (const { seeker } of applicants) await story.mails.read({ to: seeker, ...survey });
  const people = [employer, ...applicants.map(({ seeker }) => seeker)].map(({ email }) => email);
  expect(await listRecipients(outbox, adminToken, people)).toEqual(story.mails.opened.toSorted());
});

async function startEmployer({ mails, outbox, employer }: Story, decider: Page): Promise<void> {
  await signUpEmployer(employer.page);
  await confirmAddress(mails, employer);
  await mails.read({
    to: employer,
    kind: 'Organization under review',
    subject: `We’re reviewing ${company}`,
    says: 'We review every new organization.',
    opens: `We’re reviewing ${company}.`,
  });
  await approve(outbox, decider);
  await mails.read({
    to: employer,
    kind: 'Organization approved',
    subject: `${company} is approved`,
    says: 'You now have full access to your account.',
    opens: `${company} is approved`,
  });
}

async function postJob(page: Page): Promise<void> {
  await page.goto('/jobs/create');
  await fillJob(page, job, 'You lend maps and write down what came back. The room is quiet.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job published')).toBeVisible();
}

async function applyAs({ mails, employer }: Story, name: string, page: Page): Promise<Applicant> {
  const { email } = await signUpAsSeeker(page, name);
  const seeker = { page, name, email };
  await confirmAddress(mails, seeker);
  const application = await applyForJob(page);
  await mails.read({
    to: employer,
    subject: `New application for ${job}`,
    says: `${name} applied for ${job}.`,
    opens: name,
  });
  return { seeker, application };
}

async function rejectApplicant({ mails, employer }: Story, { seeker, application }: Applicant): Promise<void> {
  await employer.page.goto(application);
  await moveApplicant(employer.page, 'Not selected');
  await mails.read({
    to: seeker,
    subject: `Your application for ${job}`,
    says: `You weren’t selected for ${job} at ${company}. Their message is in your application.`,
    opens: 'Thank you for the time and care you put into your application.',
  });
}

async function offerJob({ mails, employer }: Story, { seeker, application }: Applicant, pay: string): Promise<void> {
  await employer.page.goto(application);
  await employer.page.getByRole('link', { name: 'Create offer' }).click();
  await fillOffer(employer.page, { pay, accommodations: 'None requested' });
  await employer.page.getByRole('button', { name: 'Save draft' }).click();
  await sendOffer(employer.page);
  await mails.read({
    to: seeker,
    subject: `Offer for ${job}`,
    says: `${company} made you an offer for ${job}.`,
    opens: 'Your offer',
  });
}

async function haveOfferDeclined(story: Story, applicant: Applicant): Promise<void> {
  const { mails, employer } = story;
  const { page, name } = applicant.seeker;
  await employer.page.goto(applicant.application);
  await moveApplicant(employer.page, 'Screening');
  await mails.read({
    to: applicant.seeker,
    subject: `Your application for ${job}`,
    says: `${company} is reviewing your application for ${job}`,
    opens: job,
  });
  await offerJob(story, applicant, '49000');
  await page.getByRole('button', { name: 'Decline offer' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('I found work nearer to my home.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(page.getByText('You declined this offer.')).toBeVisible();
  await mails.read({
    to: employer,
    subject: `Offer for ${job}`,
    says: `${name} declined the offer for ${job}.`,
    opens: 'I found work nearer to my home.',
  });
}

async function interviewApplicant({ mails, employer }: Story, { seeker, application }: Applicant): Promise<void> {
  const subject = `Interview for ${job}`;
  await proposeTime(employer.page, application);
  await mails.read({
    to: seeker,
    subject,
    says: `${company} would like to interview you for ${job}.`,
    opens: 'Tell us about a map that you repaired.',
  });
  await pickFirstTime(seeker.page);
  const says = `Your interview with ${company} for ${job} is confirmed.`;
  await mails.read({ to: seeker, subject, says, opens: 'Confirmed' });
  const picked = `${seeker.name} picked a time for the interview for ${job}.`;
  await mails.read({ to: employer, subject, says: picked, opens: 'Confirmed' });
  const [own] = (await readCalendar(seeker.page)).events;
  const [staff] = (await readCalendar(employer.page)).events;
  expect(own?.summary).toBe(`Interview: ${job}, ${company}`);
  expect(staff?.summary).toBe(`Interview: ${seeker.name}, ${job}`);
  expect([staff?.uid, staff?.startDate.toJSDate()]).toEqual([own?.uid, own?.startDate.toJSDate()]);
  expect(own?.startDate.toJSDate().toISOString()).toContain(formatDay(6));
}

async function hireApplicant(story: Story, applicant: Applicant): Promise<void> {
  const { mails, employer } = story;
  const { page, name } = applicant.seeker;
  await offerJob(story, applicant, '55000');
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await signOffer(page, name);
  await expect(page.getByText(new RegExp(`signed as ${name}`))).toBeVisible();
  await mails.read({
    to: applicant.seeker,
    subject: `Offer for ${job}`,
    says: `You accepted the offer for ${job} at ${company}. You can download a copy from your application.`,
    opens: `signed as ${name}`,
  });
  const says = `${name} accepted the offer for ${job}.`;
  await mails.read({ to: employer, subject: `Offer for ${job}`, says, opens: `Signed by ${name}` });
  await mails.read({
    to: employer,
    subject: `Interview for ${job}`,
    says: `The interview with ${name} for ${job} was canceled.`,
    opens: 'Canceled',
    skip: 1,
  });
}

async function signUpEmployer(page: Page): Promise<void> {
  await page.goto('/signup/employer');
  await page.getByLabel('Your name').fill(lead.name);
  await page.getByLabel('Organization name').fill(company);
  await page.getByLabel('Email').fill(lead.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByText('I accept the terms of service and the privacy policy.').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created.')).toBeVisible();
}

/** Approves the employer from the email to an administrator, without an account. */
async function approve(outbox: Page, decider: Page): Promise<void> {
  const mail = await openMail(outbox, { to: administrator, kind: 'Organization approval requested' });
  await expect(mail).toContainText(`${lead.name} signed up ${company}.`);
  await decider.goto(await getMailLink(mail));
  await decider.getByRole('button', { name: `Approve ${company}` }).click();
  await decider.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(decider.getByText(`${company} is approved`)).toBeVisible();
}

/** Finds the job and applies for it. Returns the path of the application. */
async function applyForJob(page: Page): Promise<string> {
  await page.goto(`/search?words=${encodeURIComponent(job)}`);
  await openJobPage(page, page.getByRole('link', { name: job, exact: true }));
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await applyWithoutResume(page);
  return (await page.getByRole('link', { name: 'See my application' }).getAttribute('href')) ?? '';
}

async function proposeTime(page: Page, application: string): Promise<void> {
  await page.goto(`${application}?tab=interviews`);
  await page.getByRole('link', { name: 'Set up an interview' }).click();
  await fillInterview(page);
  await addQuestion(page, 'Tell us about a map that you repaired.');
  await page.getByRole('button', { name: 'Save interview' }).click();
  await page.goto(`${application}?tab=interviews`);
  await page.getByRole('button', { name: 'Propose times' }).click();
  await page.getByLabel('Time 1').fill(`${formatDay(6)}T10:00`);
  await page.getByRole('button', { name: 'Send times' }).click();
  await expect(page.getByText('1 time proposed')).toBeVisible();
}
