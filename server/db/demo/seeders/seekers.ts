import { subtractDays } from '#domain/lib/day.ts';
import { locationColumns, matchColumns, personWordColumns } from '#server/db/demo/columns.ts';
import { type CityRef, seekerCities } from '#server/db/demo/content/cities.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoSeeker } from '#server/db/demo/entities.ts';
import { jobFamilies } from '#server/db/demo/job-families/all.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { readPersonFields } from '#server/db/demo/read-texts.ts';
import { addUser, createNameGenerator } from '#server/db/demo/users.ts';
import {
  buildEducation,
  buildExperience,
  buildHeadline,
  buildSummary,
  type Occupation,
  pickLanguages,
  pickSkills,
  pickYearsOfExperience,
} from './seeker-profile.ts';

const seekerCount = 300;

/** Job seekers; the first one is the demo account. */
export function seedSeekers(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const nextName = createNameGenerator('seekers');
  const open = demo.rows.users.findIndex((user) => user.email === 'seeker@wavelength.test');
  addDemoSeeker(demo, open + 1, demo.rows.users[open]?.full_name ?? '');
  for (let number = 2; number <= seekerCount; number += 1) {
    const random = createRandom(`seeker ${number}`);
    const { name, emailName } = nextName();
    const joinedAt = subtractDays(demo.now, 20 + 400 * random.next());
    const city = random.pick(seekerCities);
    const id = addUser(demo, {
      tenantId,
      kind: 'job_seeker',
      roleId: null,
      organisationId: null,
      name,
      email: `${emailName}@people.test`,
      joinedAt,
      hasPublicPassword: false,
      language: city[1] === 'QC' && random.chance(0.6) ? 'fr' : 'en',
    });
    addProfile(
      demo,
      { id, name, joinedAt, city, occupation: pickOccupation(demo, random), sponsor: pickSponsor(demo, random) },
      random,
    );
  }
}

/** A strong profile with one gap, so that there is a suggestion to show. */
function addDemoSeeker(demo: Demo, id: number, name: string): void {
  const { data } = jobFamilies;
  const role = data.roles.find((each) => each.title === 'Data Analyst');
  if (!role) throw new Error('The job family "data" has no data analyst');
  const sponsor = demo.entities.nonProfits[0] ?? null;
  const joinedAt = subtractDays(demo.now, 300);
  addProfile(
    demo,
    { id, name, joinedAt, city: ['Portland', 'OR'], occupation: { family: data, role }, sponsor },
    createRandom('the open seeker'),
  );
}

type SeekerPlan = Pick<DemoSeeker, 'id' | 'name' | 'joinedAt' | 'sponsor'> & {
  readonly city: CityRef;
  readonly occupation: Occupation;
};

function pickOccupation(demo: Demo, random: Random): Occupation {
  const family = random.pick(demo.entities.jobs).family;
  return { family, role: random.pick(family.roles) };
}

function pickSponsor(demo: Demo, random: Random) {
  return random.chance(0.4) ? random.pick(demo.entities.nonProfits) : null;
}

function addProfile(demo: Demo, { id, name, joinedAt, city, occupation, sponsor }: SeekerPlan, random: Random): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const place = demo.findLocation(city);
  const years = pickYearsOfExperience(occupation, random);
  const terms = buildOffers(demo, occupation, random);
  const profile = {
    tenant_id: tenantId,
    user_id: id,
    headline: buildHeadline(occupation, years, random),
    summary: buildSummary(occupation, random),
    phone: `${place.country === 'CA' ? '+1 416' : '+1 404'} 555 0${random.int(100, 199)}`,
    ...locationColumns(place),
    ...matchColumns(terms),
    education: buildEducation(demo, occupation, terms.education, years, random),
    experience: buildExperience(demo, occupation, years, random),
    languages: pickLanguages(place.region, random),
    links: [],
    sponsor_organisation_id: sponsor?.id ?? null,
    is_discoverable: random.chance(0.7),
    updated_at: subtractDays(demo.now, random.int(0, 20)),
  };
  const offers = { ...terms, ...readPersonFields(demo, terms, profile) };
  demo.rows.seeker_profiles.push({ ...profile, ...personWordColumns(offers) });
  const { family, role } = occupation;
  demo.entities.seekers.push({ id, name, joinedAt, sponsor, family, role, region: place.region, offers });
}

function buildOffers(demo: Demo, occupation: Occupation, random: Random) {
  const { role, family } = occupation;
  const extraTitles = random.chance(0.3) ? random.pick(family.roles).taxonomyTitles : [];
  return {
    skills: demo.findTermIds('skill', pickSkills(occupation, random)),
    certifications: demo.findTermIds('certification', random.chance(0.45) ? (role.certifications ?? []) : []),
    education: Math.min(5, Math.max(0, role.education + pickEducationShift(random))),
    titles: demo.findTermIds('title', [...role.taxonomyTitles, ...extraTitles]),
    industries: demo.findTermIds('industry', random.pick(findEmployersOf(demo, occupation)).profile.industries),
    managementLevel: role.rank,
  };
}

function pickEducationShift(random: Random): number {
  return { below: -1, same: 0, above: 1 }[random.weighted({ below: 22, same: 60, above: 18 })];
}

function findEmployersOf(demo: Demo, { family }: Occupation) {
  return demo.entities.employers.filter(({ profile }) =>
    profile.jobFamilies.some((key) => jobFamilies[key] === family),
  );
}
