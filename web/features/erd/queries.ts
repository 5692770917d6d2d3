import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ErdColumn, ErdPreview } from '#domain/features/erd/contract.ts';
import { erdApi } from '#web/lib/api/hiring/erd.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** First and last day of a period; empty is open-ended. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const erdPreview = (period: Period) =>
  queryOptions({
    queryKey: ['erd', period],
    queryFn: ({ signal }): Promise<ErdPreview> => call(erdApi.preview, { query: getDays(period) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Downloads the data as a CSV file. */
export async function downloadErd(period: Period, columns: readonly ErdColumn[], purpose: string): Promise<void> {
  const query = { ...getDays(period), columns: [...columns], purpose };
  const day = new Date().toISOString().slice(0, 10);
  saveFile(await callForFile(erdApi.download, { query }), `employment-results-${day}.csv`);
}

function getDays({ from, to }: Period) {
  return omitEmpty({ from, to });
}
