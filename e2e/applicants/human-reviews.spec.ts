import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

test('an applicant asks for a human review, and reads the answer of the employer', async ({
  page,
  openSecondBrowser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/application');
  await page
    .getByRole('link', { name: /Engineer|Analyst|Archivist|Designer|Specialist/ })
    .first()
    .click();
  const part = page.getByRole('region', { name: 'Human review' });
  await part.getByText('How the score works').click();
  await expect(part.getByText(/A person decides on every application\. The score never/)).toBeVisible();
  await part.getByRole('button', { name: 'Ask for a human review' }).click();
  await part.getByRole('button', { name: 'Send request' }).click();
  await expect(part.getByRole('alert').or(part.getByText('There is a problem')).first()).toBeVisible();
  await part.getByLabel('What should they look at?').fill('My second certificate is missing.');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Send request' }).click();
  await expect(part.getByText(/^Request sent\. You’ll get an answer by /)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Ask for a human review' })).toHaveCount(0);

  const staff = await openSecondBrowser();
  await signIn(staff, 'concierge@wavelength.test');
  await staff.goto('/report');
  await staff.getByRole('link', { name: 'Human review requests' }).click();
  const item = staff.getByRole('listitem').filter({ hasText: 'My second certificate is missing.' });
  await expect(item.getByText(/^Answer by /)).toBeVisible();
  await expectAccessible(staff);
  await item.getByRole('link').click();
  const review = staff.getByRole('region', { name: 'Human review' });
  await review.getByLabel('Your answer').fill('I read it. Your score is now right.');
  await review.getByRole('button', { name: 'Send answer' }).click();
  await expect(review.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessible(staff);

  await page.reload();
  await expect(part.getByText('I read it. Your score is now right.')).toBeVisible();
  await expect(part.getByText('Answered by')).toBeVisible();
});
