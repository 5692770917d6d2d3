import { filesApi } from '#web/lib/api/system/files.ts';
import { callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { translate } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** Downloads a file under its own name. A failure is said in passing, in the product's fixed words. */
export async function downloadFile(file: { readonly path: string; readonly file_name: string }): Promise<void> {
  try {
    saveFile(await callForFile(filesApi.download, { body: { file_path: file.path } }), file.file_name);
  } catch {
    showToast({ action: `download-${file.path}`, tone: 'danger', text: translate('session.downloadFailed') });
  }
}
