import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { JobTier, TierRule } from './tier-rule.ts';

type Condition = RawBuilder<boolean>;

/** All active jobs that meet a rule about their texts, city, or pay, or those of the given ids, with the best tier. */
export async function findJobTiers(
  db: Db,
  tenantId: number,
  rules: readonly TierRule[],
  { ids, limit }: { readonly ids?: readonly number[]; readonly limit?: number } = {},
): Promise<JobTier[]> {
  const quick = getQuickRules(rules);
  const idFilter = ids ? sql`and j.id = any(${ids}::bigint[])` : sql``;
  const found = await sql<{ ids: string[]; tiers: number[] }>`
    with hits as materialized (
      select id, tier from (
        select j.id, ${buildTier(quick)} as tier from jobs j
        where j.tenant_id = ${tenantId} and j.status = 'active' and (${buildCandidates(quick)}) ${idFilter}
        -- Keeps the tier from being computed for the condition and again for the result.
        offset 0
      ) found where tier > 0 ${limit === undefined ? sql`` : sql`limit ${limit}`}
    ), ranked as (select id, ${raiseFew(tenantId, rules)} as tier from hits)
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(tier), '{}') as tiers from ranked where tier > 0`.execute(
    db,
  );
  const { ids: foundIds = [], tiers = [] } = found.rows[0] ?? {};
  return foundIds.map((id, index) => ({ id: Number(id), tier: tiers[index] ?? 0 }));
}

/** The rules that need no long texts. */
function getQuickRules(rules: readonly TierRule[]): TierRule[] {
  const quick = rules.filter(({ isForFew }) => !isForFew);
  return quick.length > 0 ? quick : rules.map((rule) => ({ ...rule, isLiteral: false }));
}

/** If few jobs match, their long texts decide whether they have the better tier of a rule, or match its only rule. */
function raiseFew(tenantId: number, rules: readonly TierRule[]): RawBuilder<number> {
  const [rule] = rules.filter(({ isForFew }) => isForFew);
  if (!rule) return sql<number>`tier`;
  const tier = sql.lit(rule.tier);
  const isOnly = rules.length === 1;
  return sql<number>`case
    when ${isOnly ? sql`true` : sql`tier < ${tier}`} and (select count(*) from hits) <= ${sql.lit(maxFew)} then case when (
      select ${allTexts} ~* ${buildPattern(rule.any)} from jobs j where j.tenant_id = ${tenantId} and j.id = hits.id
    ) then ${tier}::integer else ${isOnly ? sql`0` : sql`tier`} end
    else tier end`;
}

const maxFew = 500;

/** What the index finds: a superset of the jobs that meet a rule. */
function buildCandidates(rules: readonly TierRule[]): Condition {
  const [texts, pays] = [rules.filter((rule) => !isPayRule(rule)), rules.filter(isPayRule)];
  const conditions = pays.map(buildPay);
  if (texts.length > 0)
    conditions.push(sql<boolean>`j.text_search @@ (${sql.join(texts.map(buildTextQuery), sql` || `)})`);
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * The tier of the first rule that is met. Each candidate meets the last rule if it meets no other, unless that one needs
 * more than the index. Checking it again would read the words of most jobs.
 */
function buildTier(rules: readonly TierRule[]): RawBuilder<number> {
  const ordered = rules.toSorted((a, b) => b.tier - a.tier);
  const last = ordered.at(-1);
  if (!last) return sql<number>`0`;
  const isImplied = last.field === 'text' && !last.isLiteral && !rules.some(isPayRule);
  const cases = (isImplied ? ordered.slice(0, -1) : ordered).map(
    (rule) => sql`when ${buildCondition(rule)} then ${sql.lit(rule.tier)}::integer`,
  );
  const otherwise = sql.lit(isImplied ? last.tier : 0);
  return cases.length === 0
    ? sql<number>`${otherwise}`
    : sql<number>`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

function buildCondition(rule: TierRule): Condition {
  if (rule.field === 'city') return sql<boolean>`lower(j.city) = any(${rule.any}::text[])`;
  if (isPayRule(rule)) return buildPay(rule);
  const matches = sql<boolean>`j.text_search @@ ${buildTextQuery(rule)}`;
  return rule.isLiteral ? sql<boolean>`(${matches} and ${allTexts} ~* ${buildPattern(rule.any)})` : matches;
}

const allTexts = sql<string>`concat_ws(E'\n', j.title, j.company, j.city, j.description, j.responsibilities, j.requirements)`;

/** One query for all alternatives. Those of stop words only are left out: they would be empty. */
function buildTextQuery({ any, how, field }: TierRule): RawBuilder<unknown> {
  const isPhrase = how === 'phrase' || field === 'city';
  const toQuery = (words: RawBuilder<unknown>) =>
    isPhrase ? sql`phraseto_tsquery('english', ${words})` : sql`plainto_tsquery('english', ${words})`;
  const words = any.map((each) => each.replace(/[/\\]/g, ' '));
  if (words.length === 1) return toQuery(sql`${words[0]}::text`);
  return sql`(select coalesce(string_agg('(' || ${toQuery(sql`w`)}::text || ')', ' | '), '')::tsquery
    from unnest(${words}::text[]) w where numnode(${toQuery(sql`w`)}) > 0)`;
}

/** A regular expression for words with anything but letters and digits between them. */
function buildPattern(any: readonly string[]): string {
  const alternatives = any.map((text) =>
    (text.match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) => word.replace(/\+/g, '\\+')).join('[^[:alnum:]]+'),
  );
  return `(^|[^[:alnum:]])(${alternatives.join('|')})($|[^[:alnum:]+#])`;
}

const periodsPerYear = sql<number>`case j.salary_period
  when 'month' then 12 when 'week' then 52 when 'day' then 260 when 'hour' then 2080 else 1 end`;

function isPayRule({ field }: TierRule): boolean {
  return field === 'pay' || field === 'pay_from' || field === 'pay_around';
}

/** Jobs that pay the amount: at all, for all of their range, or within it. */
function buildPay({ field, any: [yearly = '0', currency = ''] }: TierRule): Condition {
  const amount = sql<number>`${Number(yearly)}::numeric`;
  const from = sql<number>`coalesce(j.salary_min, j.salary_max) * ${periodsPerYear}`;
  const to = sql<number>`coalesce(j.salary_max, j.salary_min) * ${periodsPerYear}`;
  const conditions = {
    pay: sql<boolean>`${to} >= ${amount}`,
    pay_from: sql<boolean>`${from} >= ${amount}`,
    pay_around: sql<boolean>`${amount} between ${from} and ${to}`,
  };
  return sql<boolean>`(j.salary_currency = ${currency} and ${conditions[field as keyof typeof conditions]})`;
}
