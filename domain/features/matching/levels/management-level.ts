import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** Management levels by rank, from 1. Each code is a phrase key. */
export const MANAGEMENT_LEVELS = ['individual', 'lead', 'manager', 'director', 'executive'] as const;

/** The management rank of a job title, 1..5; undefined for an empty title. */
export function parseManagementLevel(title: string): number | undefined {
  const key = normalizeTerm(title.replace(/[,|–-].*$/, '')) || normalizeTerm(title);
  if (key === '') return undefined;
  if (NON_MANAGER_TITLE.test(key)) return 1;
  return RANKS.find(([, pattern]) => pattern.test(key))?.[0] ?? 1;
}

// Titles that contain a level's word without having the level.
const NON_MANAGER_TITLE = new RegExp(
  '\\b(?:' +
    '(?:executive|personal|administrative|director|manager)s? (?:assistant|secretary)|assistant to|adjointe? de direction|' +
    'account (?:executive|manager)|(?:case|community|social media|content|asset|property) manager|' +
    'sales executive|product owner|scrum master|lead generation|owner operator|intern|internship|trainee|apprentice|co op|stagiaire' +
    ')\\b',
);

const toRank = (level: number, words: string): readonly [number, RegExp] => [
  level,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u'),
];

// Highest first; "vice president" counts as executive, "assistant manager" as lead.
const RANKS: readonly (readonly [number, RegExp])[] = [
  toRank(
    5,
    'chief [\\p{L} ]*officer|c[eftoim]o|cmo|ciso|chief of staff|(?:senior |executive )?vice president|s?vp|evp|president|executive director|managing director|founder|co founder|cofounder|owner|pdg|directora? general|directeur general|directrice generale|대표|대표이사',
  ),
  toRank(4, 'director|directeur|directrice|directora|이사|본부장'),
  toRank(
    2,
    'assistant manager|deputy manager|assistant store manager|team lead|team leader|lead|supervisor|supervisory|foreman|forewoman|shift manager|shift lead|superviseure?|supervisora?|chef dequipe|jef[ea] de equipo|팀장',
  ),
  toRank(
    3,
    'manager|general manager|head|head of [\\p{L} ]+|superintendent|gestionnaire|gerant|gerante|gerente|jef[ea] de [\\p{L} ]+|매니저|부장',
  ),
];
