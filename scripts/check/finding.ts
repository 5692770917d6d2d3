/** The result of one check. A check that inspected nothing fails. */
export interface Finding {
  /** Number of inspected items. */
  readonly checkedCount: number;
  /** Plural noun for the items, such as "files" or "packages". */
  readonly unit: string;
  /** One message each; empty if the check passes. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Finding | Promise<Finding>;
}

export function passes(finding: Finding): boolean {
  return finding.checkedCount > 0 && finding.problems.length === 0;
}
