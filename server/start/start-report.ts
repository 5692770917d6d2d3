import { demoAccounts, demoPassword } from '#server/db/demo/accounts.ts';

/** Tells the person at the terminal what happens. The log is for machines; this is for them. */
export function printStep(step: string): void {
  process.stderr.write(`${step}\n`);
}

/** An installation that nobody looks after yet is useless: whoever started it is told how to begin. */
export function printFirstAdminLink(address: string): void {
  printStep(`\nThere is no administrator yet. Open this address to become the first one. It works once:\n  ${address}`);
}

export function printDemoAccounts(): void {
  printStep(`\nDemo accounts, all with the password "${demoPassword}":`);
  for (const { email, what } of demoAccounts) printStep(`  ${email.padEnd(36)} ${what}`);
  printStep('\nStop with Ctrl+C.');
}
