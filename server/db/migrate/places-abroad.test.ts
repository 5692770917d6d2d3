import { expect, it } from 'vitest';
import { startBefore } from '#server/testing/database/migrated.ts';

it('the migration of places abroad -> clears the coordinates of other countries only', async () => {
  const { client, migrateOn } = await startBefore('171');
  await client.query("insert into tenants (id, slug, title, match_weights) values (1, 'one', 'One', '{}')");
  for (const country of ['DE', 'US', 'CA', '']) {
    const { rows } = await client.query(
      `insert into users (tenant_id, email, password_hash, full_name, account_kind)
       values (1, $1, 'x', 'Ana', 'job_seeker') returning id`,
      [`ana-${country}@example.org`.toLowerCase()],
    );
    await client.query(
      `insert into seeker_profiles (tenant_id, user_id, city, country, latitude, longitude) values (1, $1, 'Berlin', $2, 44, -71)`,
      [rows[0].id, country],
    );
  }

  await migrateOn();

  const { rows } = await client.query('select country, latitude, longitude from seeker_profiles order by country');
  expect(rows).toEqual([
    { country: '', latitude: 44, longitude: -71 },
    { country: 'CA', latitude: 44, longitude: -71 },
    { country: 'DE', latitude: null, longitude: null },
    { country: 'US', latitude: 44, longitude: -71 },
  ]);
});
