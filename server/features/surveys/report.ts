import { listValues, pickText, type Question } from '#domain/features/surveys/questions.ts';
import type {
  ListedSurvey,
  QuestionReport,
  SurveyAction,
  SurveyPeriod,
  SurveyReport,
  SurveyScore,
  Theme,
  TrendPoint,
} from '#domain/features/surveys/report-contract.ts';
import { findThemes } from '#domain/features/surveys/themes.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import {
  type ActionRow,
  type AnsweredRow,
  type AnswerScope,
  type CountRow,
  countAnswers,
  countResponses,
  countValues,
  findActions,
  findComments,
  findOpened,
  findResponseRate,
  insertAction,
  type OpenedRow,
} from './report-queries.ts';

export async function listReportedSurveys(ctx: SignedInContext): Promise<ListedSurvey[]> {
  return (await findOpened(ctx.readDb, ctx.tenant.id)).map(presentSurvey);
}

export async function readSurveyReport(ctx: SignedInContext, id: number, period: SurveyPeriod): Promise<SurveyReport> {
  const survey = (await findOpened(ctx.readDb, ctx.tenant.id)).find((row) => row.id === id) ?? refuse('not_found');
  const scope = createScope(ctx, id, period);
  const data = {
    counts: await countValues(ctx.readDb, scope),
    answered: await countAnswers(ctx.readDb, scope),
    comments: await findComments(ctx.readDb, scope),
    isAggregate: scope.isAggregate,
  };
  return {
    survey: presentSurvey(survey),
    is_aggregate: scope.isAggregate,
    answered: await countResponses(ctx.readDb, scope),
    response_rate: await findResponseRate(ctx.readDb, scope),
    questions: survey.content.questions.map((question) => presentQuestion(question, data)),
  };
}

/** The numbers of the page, one line for each possible answer; texts in the language of the author. */
export async function downloadSurveyReport(
  ctx: SignedInContext,
  id: number,
  period: SurveyPeriod,
): Promise<FileResponse> {
  const report = await readSurveyReport(ctx, id, period);
  const detail = { ...period };
  await write(ctx, (change) => change.audit({ action: 'survey.download', subject: ['survey', id], detail }));
  const { language } = report.survey;
  const lines = report.questions.flatMap(({ question, answered, mean, counts, themes }) => {
    const start = [pickText(question.text, language, language), question.kind];
    const label = (value: number) => {
      const option = question.options.find((each) => each.id === value);
      if (option) return pickText(option.text, language, language);
      return question.kind === 'yes_no' ? (value === 1 ? 'yes' : 'no') : value;
    };
    return [
      ...counts.map(({ value, count }) => [...start, label(value), count, answered, mean]),
      ...themes.map(({ phrase, count }) => [...start, phrase, count, answered, null]),
    ];
  });
  const header = ['question', 'kind', 'answer', 'count', 'answered', 'mean'];
  return {
    bytes: Buffer.from(byteOrderMark + [header, ...lines].map((line) => formatCsvLine(line)).join('')),
    file_name: `survey-${id}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

export async function readSurveySummary(ctx: SignedInContext, period: SurveyPeriod): Promise<SurveyScore[]> {
  const { readDb, tenant } = ctx;
  const [surveys, actions] = [await findOpened(readDb, tenant.id), await findActions(readDb, tenant.id)];
  const scores: SurveyScore[] = [];
  for (const survey of surveys) {
    const scope = createScope(ctx, survey.id, period);
    const scales = new Set(survey.content.questions.filter(({ kind }) => kind === 'scale').map((each) => each.id));
    const rows = (await countAnswers(readDb, scope)).filter((row) => scales.has(row.question_id));
    const comments = await findComments(readDb, scope);
    scores.push({
      survey: presentSurvey(survey),
      answered: await countResponses(readDb, scope),
      mean: findMean(rows),
      trend: listTrend(rows),
      themes: presentThemes(
        comments.map(({ text }) => text),
        scope.isAggregate,
      ),
      actions: actions.filter((action) => action.survey_id === survey.id).map(presentAction),
    });
  }
  return scores;
}

export async function addSurveyAction(ctx: SignedInContext, surveyId: number, text: string): Promise<SurveyAction> {
  const action = { tenantId: ctx.tenant.id, surveyId, text, userId: ctx.actor.userId, now: ctx.clock() };
  return write(ctx, async (change) => {
    const row = (await insertAction(change.db, action)) ?? refuse('not_found');
    await change.audit({ action: 'survey.act', subject: ['survey', surveyId] });
    return presentAction(row);
  });
}

function createScope(ctx: SignedInContext, surveyId: number, { from, to }: SurveyPeriod): AnswerScope {
  if (from !== undefined && to !== undefined && from > to) refuseField('query.to', 'before_start');
  return { tenantId: ctx.tenant.id, surveyId, from, to, isAggregate: ctx.actor.role === 'skilling_partner' };
}

interface ReportData {
  readonly counts: readonly CountRow[];
  readonly answered: readonly AnsweredRow[];
  readonly comments: readonly { readonly question_id: number; readonly text: string }[];
  readonly isAggregate: boolean;
}

function presentQuestion(question: Question, data: ReportData): QuestionReport {
  const rows = data.answered.filter((row) => row.question_id === question.id);
  const counts = data.counts.filter((row) => row.question_id === question.id);
  const comments = data.comments.filter((row) => row.question_id === question.id).map(({ text }) => text);
  const isScale = question.kind === 'scale';
  return {
    question,
    answered: rows.reduce((sum, row) => sum + row.answered, 0),
    counts: listValues(question).map((value) => ({
      value,
      count: counts.filter((row) => row.value === value).reduce((sum, row) => sum + row.count, 0),
    })),
    mean: isScale ? findMean(rows) : null,
    trend: isScale ? listTrend(rows) : [],
    themes: presentThemes(comments, data.isAggregate),
  };
}

function findMean(rows: readonly AnsweredRow[]): number | null {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  if (answered === 0) return null;
  return Math.round((10 * rows.reduce((sum, row) => sum + row.sum, 0)) / answered) / 10;
}

function listTrend(rows: readonly AnsweredRow[]): TrendPoint[] {
  const months = [...new Set(rows.map(({ month }) => month))].sort();
  return months.map((month) => {
    const own = rows.filter((row) => row.month === month);
    return { month, mean: findMean(own) ?? 0, answered: own.reduce((sum, row) => sum + row.answered, 0) };
  });
}

/** Examples are the words of single people, so readers of aggregates get none, and counts in tens. */
function presentThemes(comments: readonly string[], isAggregate: boolean): Theme[] {
  return findThemes(comments).map(({ phrase, count, examples }) =>
    isAggregate ? { phrase, count: count - (count % 10), examples: [] } : { phrase, count, examples: [...examples] },
  );
}

function presentSurvey({ id, content, status }: OpenedRow): ListedSurvey {
  return { id, language: content.language, title: content.title, status };
}

function presentAction({ id, text, name, at }: ActionRow): SurveyAction {
  return { id, text, name, at: at.toISOString() };
}
