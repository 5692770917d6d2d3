import { comparisonApi } from '#web/lib/api/hiring/interviews.ts';
import { callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** Downloads the comparison as CSV. */
export async function downloadComparison(ids: readonly number[], hasNames: boolean): Promise<void> {
  const query = { ids: ids.join(','), language: getCurrentLanguage(), ...(!hasNames && { names: 'hidden' as const }) };
  saveFile(
    await callForFile(comparisonApi.download, { query }),
    `comparison-${new Date().toISOString().slice(0, 10)}.csv`,
  );
}
