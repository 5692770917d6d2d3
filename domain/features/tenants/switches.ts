/** What a tenant may switch on and off, with how it stands until an admin decides. */
export const defaultSwitches = {
  /** New employers and partners wait until somebody approves them. */
  partner_approval: true,
  /** Only administrators decide on approvals; else concierges and program managers do so too. */
  admins_decide: false,
  job_approval: false,
  offer_approval: false,
  /** Job seekers may make an account themselves. */
  seeker_sign_up: true,
  /** Employers and partners may make an account themselves. */
  partner_sign_up: true,
  /** People in Canada are led to the Canada site. */
  canada: true,
} as const satisfies Record<string, boolean>;

export type SwitchName = keyof typeof defaultSwitches;

const switchNames = Object.keys(defaultSwitches) as readonly SwitchName[];

/** How a tenant has set them. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** What is stored, with the standard for everything missing or unreadable. */
export function parseSwitches(stored: unknown): Switches {
  const given: Record<string, unknown> = Object(stored);
  return Object.fromEntries(
    switchNames.map((name) => [name, typeof given[name] === 'boolean' ? given[name] : defaultSwitches[name]]),
  ) as Switches;
}
