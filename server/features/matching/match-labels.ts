import type { PartExplanation } from '#domain/features/matching/explanation/explain.ts';
import type { JobNeeds } from '#domain/features/matching/score/parts.ts';
import type { StoredReading } from '#domain/features/reading/stored-reading.ts';
import { listTitleVariants } from '#domain/features/reading/titles/titles.ts';
import { Experience } from '#domain/features/seekers/profile-parts.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { addLabels, type LabelledTerm, labelJobTerms, labelWrittenTerms } from '#server/features/terms/service.ts';
import type { ExplainableProfile, findExplainableJob } from './queries.ts';

type Labels = ReadonlyMap<number, LabelledTerm>;

/** The required terms in the job's words, and the profile's in the person's. The taxonomy's label is the last resort. */
export interface MatchLabels {
  readonly job: Labels;
  readonly own: Labels;
}

interface Compared {
  readonly job: NonNullable<Awaited<ReturnType<typeof findExplainableJob>>>;
  readonly profile: ExplainableProfile;
  readonly reading: StoredReading;
  readonly needs: JobNeeds;
  readonly parts: readonly PartExplanation[];
}

export async function findMatchLabels(ctx: Context, compared: Compared): Promise<MatchLabels> {
  const { job, needs, reading, parts, profile } = compared;
  const required = [...needs.skills, ...needs.certifications, ...needs.titles, ...needs.industries];
  const own = parts.flatMap((part) => (part.kind === 'list' ? part.matched.map((term) => term.own) : []));
  const [stated, written, { all }] = await Promise.all([
    labelJobTerms(ctx, job),
    labelOwnTerms(ctx, profile),
    addLabels(ctx, { all: [...new Set([...required, ...own])] }),
  ]);
  const read = [reading.skills, reading.certifications, reading.titles, reading.industries].flat();
  const readWords = read.flatMap(({ id, words }) => (words === undefined ? [] : [{ id, label: words }]));
  return {
    job: firstById([...Object.values(stated).flat(), ...readWords, ...all]),
    own: firstById([...labelPositions(ctx, profile), ...Object.values(written).flat(), ...all]),
  };
}

/** Past positions in the person's words: "Data Analytics Intern" counts as a data analyst. */
function labelPositions(ctx: Context, profile: Compared['profile']): LabelledTerm[] {
  const unstated = profile.experience_title_ids.filter((id) => !profile.title_ids.includes(id));
  return listPositions(profile).flatMap(({ title }) => {
    const id = listTitleVariants(title)
      .map((variant) => ctx.taxonomy.find('title', variant)?.id)
      .find((each) => each !== undefined);
    return id !== undefined && unstated.includes(id) ? [{ id, label: title }] : [];
  });
}

/** Empty if the person hides them. */
function listPositions({ hidden_fields, experience }: Compared['profile']): Experience[] {
  return hidden_fields.includes('experience') ? [] : storedList(Experience).parse(experience);
}

/** Titles of past positions count too, so that they are named as well, unless they are hidden. */
function labelOwnTerms(ctx: Context, profile: Compared['profile']): Promise<Record<string, LabelledTerm[]>> {
  const positions = listPositions(profile);
  return labelWrittenTerms(ctx, {
    ids: {
      skills: profile.skill_ids,
      certifications: profile.certification_ids,
      titles: [...new Set([...profile.title_ids, ...profile.experience_title_ids])],
      industries: profile.industry_ids,
    },
    written: profile.written_terms,
    own: { titles: positions.map(({ title }) => title) },
  });
}

function firstById(terms: readonly LabelledTerm[]): Labels {
  return new Map(terms.toReversed().map((term) => [term.id, term]));
}
