/** Tenant switches with their defaults. */
export const defaultSwitches = {
  /** New employers and partners need approval. */
  partner_approval: true,
  /** Only administrators decide on approvals; otherwise concierges and program managers can too. */
  admins_decide: false,
  job_approval: false,
  offer_approval: false,
  /** Job seekers can sign up. */
  seeker_sign_up: true,
  /** Employers and partners can sign up. */
  partner_sign_up: true,
  /** All staff must use two-factor authentication; without effect in the demo. */
  staff_two_factor: false,
  /** Visitors in Canada are redirected to the Canada site. */
  canada: true,
} as const satisfies Record<string, boolean>;

export type SwitchName = keyof typeof defaultSwitches;

const switchNames = Object.keys(defaultSwitches) as readonly SwitchName[];

export type Switches = Readonly<Record<SwitchName, boolean>>;

/** Parses stored switches; missing or invalid values become the default. */
export function parseSwitches(stored: unknown): Switches {
  const given: Record<string, unknown> = Object(stored);
  return Object.fromEntries(
    switchNames.map((name) => [name, typeof given[name] === 'boolean' ? given[name] : defaultSwitches[name]]),
  ) as Switches;
}
