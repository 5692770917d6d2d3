// npm run restore -- FILE: fills a new installation (a new DATA_DIR, or an empty database named by DATABASE_URL) from a backup.
import { newDatabase } from '#server/db/command-database.ts';
import { restore } from '#server/db/restore.ts';
import { readSettings } from '#server/env.ts';
import { areFilesElsewhere, filesFolder } from '#server/files/folder.ts';
import { quietLog, requireSecret, runCommand } from './database/command.ts';

await runCommand('restore', async (file) => {
  const settings = readSettings();
  const secret = requireSecret(settings);
  const database = await newDatabase(settings, quietLog);
  try {
    const folder = filesFolder(settings);
    const back = await restore({ url: database.url, secret, filesFolder: folder, file }, quietLog);
    const elsewhere =
      areFilesElsewhere(settings) && back.files > 0 ? ` Copy ${folder} into the bucket of FILES_URL.` : '';
    return `Restored ${back.rows} rows of ${back.tables} tables and ${back.files} files. Counts and hashes are those of the backup.${elsewhere}`;
  } finally {
    await database.stop();
  }
});
