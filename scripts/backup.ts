// npm run backup -- FILE: writes everything the installation stores to one encrypted file. The product may keep running.
import { backup } from '#server/db/backup/backup.ts';
import { openExistingDatabase } from '#server/db/command-database.ts';
import { readSettings } from '#server/env.ts';
import { getFilesFolder, usesBucket } from '#server/files/folder.ts';
import { quietLog, requireSecret, runCommand } from './database/command.ts';

await runCommand('backup', async (file) => {
  const settings = readSettings();
  const database = await openExistingDatabase(settings, quietLog);
  try {
    const made = await backup({
      url: database.ownerUrl,
      secret: requireSecret(settings),
      filesFolder: getFilesFolder(settings),
      file,
    });
    const note = usesBucket(settings) ? ' The files in the bucket of FILES_URL need a backup of their own.' : '';
    return `${file} contains ${made.rows} rows of ${made.tables} tables and ${made.files} files.${note} Store SECRET separately: the backup cannot be read without it.`;
  } finally {
    await database.stop();
  }
});
