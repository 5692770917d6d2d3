import { create } from 'zustand';

/** The token of the import whose result dialog a notification asks the shell to open. */
export const useImportResult = create<{ readonly token: string | null }>(() => ({ token: null }));

export function openImportResult(token: string): void {
  useImportResult.setState({ token });
}

export function closeImportResult(): void {
  useImportResult.setState({ token: null });
}
