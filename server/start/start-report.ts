import { demoAccounts, demoPassword } from '#server/db/demo/accounts.ts';

/** Writes to stderr, for people; stdout carries the JSON log. */
export function printStep(step: string): void {
  process.stderr.write(`${step}\n`);
}

export function printFirstAdminLink(address: string): void {
  printStep(`\nThere is no administrator yet. Open this link to create the first one. It works once:\n  ${address}`);
}

export function printDemoAccounts(): void {
  printStep(`\nDemo accounts, all with the password "${demoPassword}":`);
  for (const { email, description: what } of demoAccounts) printStep(`  ${email.padEnd(36)} ${what}`);
  printStep('\nStop with Ctrl+C.');
}
