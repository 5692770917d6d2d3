import type { Posting } from '#domain/features/imports/posting.ts';
import type { WorkMode } from '#domain/features/jobs/job.ts';

/** The work mode that a posting's fields state; on site if they state none. */
export function parseWorkMode({ workMode, city, locationText }: Posting): WorkMode {
  if (/hybrid/i.test(workMode)) return 'hybrid';
  if (/remote|telecommut|telework|work from home|^(?:true|yes|y|1|1\.0|t)$/i.test(workMode.trim())) {
    return /\b(?:not|no|non)\b/i.test(workMode) ? 'on_site' : 'remote';
  }
  const place = `${city} ${locationText}`.trim();
  if (/\bhybrid\b/i.test(place)) return 'hybrid';
  return /\b(?:remote|work from home|telecommute|telework)|remote ?job|^anywhere/i.test(place) ? 'remote' : 'on_site';
}
