import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** A Vitest reporter that appends what tests annotate, such as counts and times, to the file named by FIGURES. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class FiguresReporter implements Reporter {
  onTestCaseAnnotate(_test: TestCase, { message }: { readonly message: string }): void {
    if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${message}\n`);
  }
}
