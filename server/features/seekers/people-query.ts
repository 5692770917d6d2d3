import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { SeekerFilter } from '#domain/features/seekers/pool.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { findTaggedPeople } from '#server/features/journal/service.ts';
import { findAllTermIds } from '#server/features/terms/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { PeopleAudience, PeopleQuery } from '#server/search/people/people-query.ts';
import { foldText } from '#server/search/people/search-words.ts';

/** The filter as the in-memory index takes it; null if a skill or the location is unknown. */
export async function buildPeopleQuery(
  ctx: Context,
  reader: Reader,
  filter: SeekerFilter,
): Promise<PeopleQuery | null> {
  const { words = '', skill = [], tag = '', place = '', radius = radiusLimits.default } = filter;
  const skills = await findAllTermIds(ctx, 'skill', skill);
  const location = place === '' ? undefined : ctx.locations.findCity(place);
  if (!skills || (place !== '' && !location)) return null;
  // "Last, first" is the same as "first last": the order of the words does not matter.
  const prefixes = new Set(foldText(words).split(' ').filter(Boolean));
  return {
    audience: getAudience(reader),
    among: tag === '' ? undefined : await findTaggedPeople(ctx, reader.actor.organisationId, tag),
    words: [...prefixes].map((prefix) => ({ prefix, ...findSpelledTerms(ctx, prefix) })),
    wholeText: findSpelledTerms(ctx, words),
    skills,
    near: location ? { latitude: location.latitude, longitude: location.longitude, radiusKm: radius } : null,
  };
}

/** The skill and the title of which a text is the name or another spelling, such as "JS" or "K8s". */
function findSpelledTerms({ taxonomy }: Context, text: string) {
  const skill = taxonomy.find('skill', text);
  const title = taxonomy.find('title', text);
  return { skills: skill ? [skill.id] : [], titles: title ? [title.id] : [] };
}

/** No profile has this sponsor. */
const noOrganization = -1;

/** Partners see the job seekers they sponsor and those who chose to be discoverable. */
function getAudience({ scope, actor }: Reader): PeopleAudience {
  if (scope === 'tenant') return 'all';
  if (scope !== 'sponsored') return refuse('forbidden');
  return { sponsorId: actor.organisationId ?? noOrganization };
}
