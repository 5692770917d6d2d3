const variants: Readonly<Record<string, string>> = {
  // The list of job seekers has several paths for the same menu item.
  new_all_candidates: 'jobseekers',
  jobseeker: 'jobseekers',
  jobseekersv2: 'jobseekers',
};

/**
 * The first segment of a path, without case. The page for all organizations counts as the plain one: `/newJobs` as `/jobs`.
 */
export function getSegment(path: string): string {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return variants[segment] ?? segment.replace(/^new(?=[a-z])/, '');
}
