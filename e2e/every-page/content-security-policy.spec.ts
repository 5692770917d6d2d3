import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';

/** What an attacker could write into the HTML of a page. The nonce is that of another response. */
const markup = [
  '<script>attack()</script>',
  '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">attack()</script>',
  '<script nonce="replaced-in-every-response">attack()</script>',
  '<script src="/assets/attack.js"></script>',
  '<img src="/none.png" onerror="attack()">',
  '<svg onload="attack()"></svg>',
  '<details open ontoggle="attack()"><summary>Open</summary></details>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  '<object data="/assets/attack.js"></object>',
  '<style>body { color: red }</style>',
  '<p style="color: red">Red</p>',
].join('');

test.describe('an attack', () => {
  test.use({ expectsViolations: true });

  test('markup written into a page does not run and is reported', async ({ page, violations }) => {
    const attacks = await exposeAttack(page);
    await page.route('**/assets/attack.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'attack()' }),
    );
    await page.route('/pricing', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) });
    });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'object-src']) {
      await expect
        .poll(() => violations.some((line) => line.includes(`securitypolicyviolation: ${directive}`)))
        .toBe(true);
    }
    expect(attacks).toEqual([]);
  });

  test('text does not become HTML or code in a page', async ({ page }) => {
    const attacks = await exposeAttack(page);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const results = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => {
          document.body.innerHTML = '<img src="/none.png" onerror="attack()">';
        },
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<svg onload="attack()"></svg>'),
        srcdoc: () => {
          document.createElement('iframe').srcdoc = '<script>parent.attack()</script>';
        },
        scriptAddress: () => {
          document.createElement('script').src = '/assets/attack.js';
        },
        parser: () => new DOMParser().parseFromString('<p>', 'text/html'),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('other', { createHTML: (html: string) => html }),
        timer: () => Reflect.apply(Reflect.get(window, 'setTimeout'), window, ['attack()']),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} allowed`;
        } catch {
          return `${name} refused`;
        }
      });
    });
    const names = ['innerHTML', 'insertAdjacentHTML', 'srcdoc', 'scriptAddress', 'parser', 'policy', 'timer'];
    expect(results).toEqual(names.map((name) => `${name} refused`));
    expect(attacks).toEqual([]);
  });

  test('a script of the page cannot run text as code', async ({ page, violations }) => {
    const attacks = await exposeAttack(page);
    // A script of its own, because the browser lets those of a test run text.
    const body = `for (const run of [eval, Function]) try { run('attack()')?.() } catch {}`;
    await page.route('**/comfort-boot.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations.filter((line) => line.includes('securitypolicyviolation: '))).toHaveLength(2);
    expect(attacks).toEqual([]);
  });

  test('the browser reports a violation to the server', async ({ page }) => {
    const report = page.waitForRequest('**/api/v1/csp-reports');
    await page.route('/pricing', async (route) => {
      const response = await route.fetch();
      // Reports of the newer kind are sent up to a minute later, outside of the page.
      const policy = (response.headers()['content-security-policy'] ?? '').replace('report-to csp; ', '');
      const body = (await response.text()).replace('</body>', '<script>attack()</script></body>');
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy }, body });
    });
    await page.goto('/pricing');
    expect((await (await report).response())?.status()).toBe(204);
  });
});

test('a card is dragged on the board without violations', async ({ page }) => {
  const access = await signIn(page, 'manager@wavelength.test');
  const headers = { authorization: `Bearer ${access}` };
  const { applications } = await (await page.request.get('/api/v1/applications', { headers })).json();
  const movable = applications.find(({ status }: { status: string }) => status === 'applied');
  await page.goto(`/jobs/${movable.job_id}/applications`);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await drag(page, page.locator(`#applicant-${movable.id}`), page.getByRole('region', { name: /^Screening/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('number and date fields announce their values without violations', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/jobs/create');
  await page.getByLabel('Deadline').fill('2027-03-01');
  const openings = page.getByRole('textbox', { name: 'Openings' });
  // From the second value on, the announcer is emptied first.
  for (const value of ['2', '3', '4']) {
    await openings.press('ArrowUp');
    await expect(openings).toHaveValue(value);
  }
  await page.emulateMedia({ media: 'print' });
});

test('an email opens in its dialog without violations', async ({ page }) => {
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/outbox');
  await page
    .getByRole('button', { name: /^Open email to/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

async function exposeAttack(page: Page): Promise<string[]> {
  const attacks: string[] = [];
  await page.exposeFunction('attack', () => attacks.push('a script ran'));
  return attacks;
}

/** In several steps, as a hand does. */
async function drag(page: Page, card: Locator, lane: Locator): Promise<void> {
  await card.hover({ position: { x: 8, y: 8 } });
  await page.mouse.down();
  await lane.hover({ position: { x: 20, y: 20 } });
  await lane.hover({ position: { x: 24, y: 40 } });
  await page.mouse.up();
}
