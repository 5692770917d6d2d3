/** What one check saw. A check that looked at nothing has proved nothing, so it fails too. */
export interface Finding {
  /** How many things were looked at. */
  readonly looked: number;
  /** What they are, for people: "files", "packages". */
  readonly unit: string;
  /** One line each; none means the check holds. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Finding | Promise<Finding>;
}

export function holds(finding: Finding): boolean {
  return finding.looked > 0 && finding.problems.length === 0;
}
