/** What one check saw. A check that looked at nothing has proved nothing, so it fails too. */
export interface Finding {
  /** How many things were looked at. */
  readonly checkedCount: number;
  /** What they are, for people: "files", "packages". */
  readonly unit: string;
  /** One line each; none means the check holds. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Finding | Promise<Finding>;
}

export function passes(finding: Finding): boolean {
  return finding.checkedCount > 0 && finding.problems.length === 0;
}
