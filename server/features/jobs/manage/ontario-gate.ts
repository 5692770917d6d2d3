import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { findOntarioProblems, type OntarioPosting } from '#domain/features/jobs/posting/ontario-posting.ts';
import type { Write } from '#server/db/write.ts';
import { buildSalary, parseQuestions } from '#server/features/jobs/present.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findPosting } from './ontario-queries.ts';

/** Refuses to publish a stored job that Ontario's rules on job postings don't allow. */
export async function refuseIncompletePosting({ db }: Write, tenantId: number, id: number): Promise<void> {
  refuseProblems(await loadPosting(db, tenantId, id));
}

/** Refuses to leave a published job in a state in which it could not be published. */
export async function refuseIncompleteEdit({ db }: Write, tenantId: number, id: number, job: NewJob): Promise<void> {
  const stored = await loadPosting(db, tenantId, id);
  const {
    uses_ai_screening: usesAi = stored.uses_ai_screening,
    is_existing_vacancy: isVacancy = stored.is_existing_vacancy,
  } = job;
  refuseProblems({ ...job, uses_ai_screening: usesAi, is_existing_vacancy: isVacancy });
}

async function loadPosting(db: Write['db'], tenantId: number, id: number): Promise<OntarioPosting> {
  const row = await findPosting(db, tenantId, id);
  const { city, region, country } = row;
  return {
    ...row,
    place: { city, region, country },
    salary: buildSalary(row),
    screening_questions: parseQuestions(row.screening_questions),
  };
}

function refuseProblems(posting: OntarioPosting): void {
  const problems = findOntarioProblems(posting);
  if (problems.length > 0) refuse('posting_incomplete', { fields: problems });
}
