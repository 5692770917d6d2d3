// npm run restore -- FILE: fills a new installation (a new DATA_DIR, or an empty database named by DATABASE_URL) from a backup.

import { restore } from '#server/db/backup/restore.ts';
import { openTargetDatabase } from '#server/db/command-database.ts';
import { readSettings } from '#server/env.ts';
import { getFilesFolder, usesBucket } from '#server/files/folder.ts';
import { quietLog, requireSecret, runCommand } from './database/command.ts';

await runCommand('restore', async (file) => {
  const settings = readSettings();
  const secret = requireSecret(settings);
  const database = await openTargetDatabase(settings, quietLog);
  try {
    const folder = getFilesFolder(settings);
    const restored = await restore({ url: database.ownerUrl, secret, filesFolder: folder, file }, quietLog);
    const note = usesBucket(settings) && restored.files > 0 ? ` Copy ${folder} into the bucket of FILES_URL.` : '';
    return `Restored ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files. Counts and hashes match the backup.${note}`;
  } finally {
    await database.stop();
  }
});
