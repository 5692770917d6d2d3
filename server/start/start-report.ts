import { demoAccounts, demoPassword } from '#server/db/demo/accounts.ts';

/** Tells the person at the terminal what happens. The log is for machines; this is for them. */
export function tellStep(step: string): void {
  process.stderr.write(`${step}\n`);
}

/** An installation that nobody looks after yet is useless: whoever started it is told how to begin. */
export function tellFirstAdmin(address: string): void {
  tellStep(`\nThere is no administrator yet. Open this address to become the first one. It works once:\n  ${address}`);
}

export function tellDemo(): void {
  tellStep(`\nDemo accounts, all with the password "${demoPassword}":`);
  for (const { email, what } of demoAccounts) tellStep(`  ${email.padEnd(36)} ${what}`);
  tellStep('\nStop with Ctrl+C.');
}
