// npm run backup -- FILE: everything the installation stores, in one encrypted file. The product may go on running.
import { backup } from '#server/db/backup.ts';
import { existingDatabase } from '#server/db/command-database.ts';
import { readSettings } from '#server/env.ts';
import { areFilesElsewhere, filesFolder } from '#server/files/folder.ts';
import { quietLog, requireSecret, runCommand } from './database/command.ts';

await runCommand('backup', async (file) => {
  const settings = readSettings();
  const database = await existingDatabase(settings, quietLog);
  try {
    const made = await backup({
      url: database.url,
      secret: requireSecret(settings),
      filesFolder: filesFolder(settings),
      file,
    });
    const elsewhere = areFilesElsewhere(settings)
      ? ' The files in the bucket of FILES_URL need a backup of their own.'
      : '';
    return `${file} holds ${made.rows} rows of ${made.tables} tables and ${made.files} files.${elsewhere} Keep SECRET apart from it: without it nobody can read it.`;
  } finally {
    await database.stop();
  }
});
