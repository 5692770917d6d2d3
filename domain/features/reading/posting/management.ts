import { parseManagementLevel } from '#domain/features/matching/levels/management-level.ts';
import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import type { ReadValue } from './requirements.ts';

const individual = 1;
const lead = 2;
const manager = 3;

/** The management level, from the title and from what the texts say about a team. */
export function readManagementLevel(title: string, segments: readonly Segment[]): ReadValue<number> | null {
  const own = parseManagementLevel(title);
  const duty = segments.find(
    ({ section, text }) => isDuty(section) && leadsPeople.test(text) && !othersLead.test(text),
  );
  const free = segments.find(({ text }) => hasNoTeam.test(text));
  if (own !== undefined && own > individual) return { value: own, evidence: { sentence: title, confidence: 0.85 } };
  if (free)
    return {
      value: individual,
      evidence: { sentence: excerpt(free.text, free.text.search(hasNoTeam)), confidence: 0.9 },
    };
  if (duty) {
    const value = /\bmanag(?:e|es|ing) (?:an?|the|our) (?:\w+ ){0,3}(?:department|division|office|store|site)\b/i.test(
      duty.text,
    )
      ? manager
      : lead;
    return { value, evidence: { sentence: excerpt(duty.text, duty.text.search(leadsPeople)), confidence: 0.7 } };
  }
  return own === undefined ? null : { value: own, evidence: { sentence: title, confidence: 0.6 } };
}

function isDuty(section: Segment['section']): boolean {
  return section === 'duties' || section === 'unknown' || section === 'requirements';
}

const leadsPeople =
  /\b(?:supervis(?:e|es|ing) (?:an? |the |our |all |and \w+ )?(?:\w+ ){0,3}(?:team|staff|employees?|personnel|technicians|engineers|workers|analysts|nurses|crew|subordinates|people|direct reports|interns|volunteers)|(?:manag(?:e|es|ing)|lead(?:s|ing)?|direct(?:s|ing)?) (?:an? |the |our )?(?:\w+ ){0,3}team of (?:\w+ ){0,2}(?:\d+|\w+)|(?:has|have|with|manag\w+) (?:\w+ )?direct reports|first[- ]line supervisor|full supervisory|supervisory (?:duties|responsibilit(?:y|ies)) (?:include|over|for)|performance (?:reviews|evaluations|appraisals) (?:of|for) (?:\w+ )?(?:staff|employees|subordinates|team))\b/i;
const othersLead =
  /\b(?:report(?:s|ing)? to|under the|supervised by|assist\w* (?:the )?(?:supervisor|manager)|guidance|no supervis|preferred|if|ability to|may)\b/i;
const hasNoTeam =
  /\b(?:no|without|not have|does not include) (?:any )?supervisory (?:responsibilit|dut|authority)|\bnon-?supervisory\b|\bindividual contributor\b|supervisory responsibilities:? none\b/i;
