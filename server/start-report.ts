import { demoAccounts, demoPassword } from './db/demo/accounts.ts';

/** Tells the person at the terminal what happens. The log is for machines; this is for them. */
export function tellStep(step: string): void {
  process.stderr.write(`${step}\n`);
}

export function tellDemo(): void {
  tellStep(`\nDemo accounts, all with the password "${demoPassword}":`);
  for (const { email, what } of demoAccounts) tellStep(`  ${email.padEnd(36)} ${what}`);
  tellStep('\nStop with Ctrl+C.');
}
