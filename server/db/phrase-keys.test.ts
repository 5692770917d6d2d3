import { describe, expect, it } from 'vitest';
import { startBefore } from '#server/testing/database/migrated.ts';

describe('migration 023-phrase-keys', () => {
  it("moves a tenant's custom texts to the new keys", async () => {
    const { client, migrateOn } = await startBefore('023');
    await client.query("insert into tenants (id, slug, title, match_weights) values (1, 'one', 'One', '{}')");
    const keys = ['account.login.title', 'search.form.words', 'secondStep.left_one', 'common.actions.save'];
    for (const key of keys) {
      await client.query("insert into tenant_texts (tenant_id, language, key, text) values (1, 'en', $1, $1)", [key]);
    }

    await migrateOn();

    const { rows } = await client.query('select text, key from tenant_texts order by text');
    expect(rows.map(({ text, key }) => [text, key])).toEqual([
      ['account.login.title', 'accounts.login.title'],
      ['common.actions.save', 'common.actions.save'],
      ['search.form.words', 'jobs.search.form.query'],
      ['secondStep.left_one', 'accounts.twoFactor.left_one'],
    ]);
  });
});
