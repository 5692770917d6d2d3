import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { RelationKind } from '#domain/features/matching/taxonomy/relations.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { ReadTerm } from './requirements.ts';

/**
 * The skills that tell one job from another. A posting's own occupation is no skill to be missing: "Data engineering" for
 * a Data Engineer. Where a posting names several tools, activities and subjects around them ("Writing", "Retail sales")
 * describe the work and the business: they do not count as required.
 */
export function selectSkills(
  essential: readonly ReadTerm[],
  /** The posting's title and the labels of the titles read from it. */
  titles: readonly string[],
  taxonomy: Taxonomy,
): ReadTerm[] {
  const tools = essential.filter(({ id }) => isTool(id, taxonomy));
  if (tools.filter(({ id }) => !isOfficeTool(id, taxonomy)).length >= minTools) return tools;
  const words = new Set(titles.flatMap(listStems));
  return essential.filter(
    ({ id, text }) => isTool(id, taxonomy) || !namesOccupation([text, taxonomy.label(id) ?? ''], words),
  );
}

/** Settled by `npm run bench:matching` on the tuning half of its sets. Office programs, which most work uses, do not count. */
const minTools = 3;

function isOfficeTool(id: number, taxonomy: Taxonomy): boolean {
  return /^(?:Microsoft|Google|Adobe Acrobat|QuickBooks|Zoom|Slack|Windows|macOS|Salesforce)\b/.test(
    taxonomy.label(id) ?? '',
  );
}

function namesOccupation(names: readonly string[], words: ReadonlySet<string>): boolean {
  return names.some((name) => {
    const own = listStems(name);
    return own.length > 0 && own.every((stem) => words.has(stem));
  });
}

/** "engineer", "engineering" and "engineers" are one stem; "Back-end" and "Backend" are one word. */
function listStems(text: string): string[] {
  return normalizeTerm(text)
    .replace(/\b(back|front) end\b/g, '$1end')
    .split(' ')
    .map((word) => word.replace(/(?:ing|ment|s)$/, '').replace(/(?:er|or|e)$/, ''));
}

/** A product, language or standard, by how its name is written or by what replaces it; no activity or subject. */
export function isTool(id: number, taxonomy: Taxonomy): boolean {
  const label = taxonomy.label(id) ?? '';
  if (label.includes(' ')) return /\s\p{Lu}/u.test(label) || /\s(?:software|APIs)$/.test(label);
  if (/^\p{Ll}|^.+[\p{Lu}\d+#.]/u.test(label) || operatingSystems.has(label)) return true;
  if (label.endsWith('ing')) return false;
  return taxonomy
    .related(id)
    .some(({ id: other, kind }) => replaces.has(kind) || (kind === 'broader_skill' && isLanguage(other, taxonomy)));
}

/** A programming language, whose libraries are tools: "Tokio" is a library of Rust. */
function isLanguage(id: number, taxonomy: Taxonomy): boolean {
  return taxonomy.related(id).some(({ kind }) => kind === 'other_language');
}

const operatingSystems = new Set(['Linux', 'Unix']);
const replaces: ReadonlySet<RelationKind> = new Set(['same_tool_family', 'other_language']);
