import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import type { Services } from './context.ts';
import type { OpenDatabase } from './db/connection/open.ts';
import { prepareDatabase } from './db/connection/prepare.ts';
import type { Settings } from './env.ts';
import { getFirstAdminLink } from './features/accounts/first-admin/first-admin.ts';
import { startApplicationChangeTask } from './features/applications/list/in-memory/change-task.ts';
import { startPromiseTask } from './features/applications/promises/remind.ts';
import { startAbsenceMailTask } from './features/approvals/delegation/start-mail-task.ts';
import { startAuditCheckTask } from './features/audit/check-task.ts';
import { startSealingTask } from './features/audit/sealing.ts';
import { startJobImportTask } from './features/bulk-imports/jobs/process.ts';
import { startResumeImportTask } from './features/bulk-imports/resumes/process.ts';
import { startJobSourceTask } from './features/bulk-imports/sources/process.ts';
import { startGuestTask } from './features/chat/expire-guests.ts';
import { startFairnessTask } from './features/fairness/task.ts';
import { startInterviewTask } from './features/interviews/remind.ts';
import { startDeadlineTask } from './features/jobs/manage/closing-deadline.ts';
import { startMailTask } from './features/mail/sending.ts';
import { startOfferTask } from './features/offers/expire.ts';
import { startOutcomeTask } from './features/outcomes/asking.ts';
import { startExporting } from './features/privacy/export-task.ts';
import { startReportGroupTask } from './features/reports/groups/group-task.ts';
import { startReportSliceTask } from './features/reports/slices/slice-task.ts';
import { startReportMailTask } from './features/reports/views/view-task.ts';
import { startRetentionTask } from './features/retention/task.ts';
import { startSearchMailTask } from './features/saved-searches/sending.ts';
import { startPeopleAlertTask } from './features/seekers/search/alerts.ts';
import { startSurveyTask } from './features/surveys/sending.ts';
import { startWebhookTask } from './features/webhooks/sending.ts';
import { getConnectionLimits } from './http/limits/connection-limits.ts';
import { getOrCreateSecret } from './lib/secrets/secret.ts';
import { readFileLimit, warnAboutFileLimit } from './start/file-limit.ts';
import { listen } from './start/listen.ts';
import { startReadingTask } from './start/reading-task.ts';
import { openServices } from './start/services.ts';
import type { Shutdown } from './start/shutdown.ts';
import { startInMemoryIndexes } from './start/start-indexes.ts';
import { printDemoAccounts, printFirstAdminLink, printStep } from './start/start-report.ts';

/** New connections that wait to be accepted; further ones have to try again after a second. The system may set a lower limit. */
const backlog = 4096;

interface Process {
  readonly log: FastifyBaseLogger;
  readonly shutdown: Shutdown;
}

/** Prepares the database, and serves requests until the process stops. */
export async function serve(settings: Settings, database: OpenDatabase, { log, shutdown }: Process): Promise<void> {
  await prepareDatabase(database, settings, log, printStep);
  // Demo accounts are shared: two-factor set up by one visitor would lock out the others.
  const security = { secret: getOrCreateSecret(settings), requiresTwoFactor: !settings.demo };
  const services = await openServices(database, { ...settings, ...security }, log);
  shutdown.addTask(services.events.close);
  // Takes seconds with many rows; only searches wait for it.
  const listening = Promise.withResolvers<void>();
  void startInMemoryIndexes(services, listening.promise);
  startTasks(services, shutdown);
  const fileLimit = readFileLimit();
  warnAboutFileLimit(log, fileLimit);
  const app = await buildApp(services, {
    logger: log,
    webFolder: join(fileURLToPath(new URL('..', import.meta.url)), 'dist/web'),
    perMinute: settings.requestsPerMinute,
    connections: getConnectionLimits(fileLimit),
    redisUrl: settings.redisUrl,
    metricsToken: settings.metricsToken,
    isSecure: settings.publicUrl.startsWith('https:'),
  });
  const address = await listen(settings, () => app.listen({ port: settings.port, host: settings.host, backlog }));
  shutdown.setServer(app);
  const url = settings.port === 0 ? address : settings.publicUrl;
  printStep(`Wavelength is ready at ${url}`);
  if (settings.demo) printDemoAccounts();
  const link = await getFirstAdminLink(services);
  if (link !== null) printFirstAdminLink(`${url}${link}`);
  listening.resolve();
}

/** Starts the background work that runs until the server stops. */
function startTasks(services: Services, shutdown: Shutdown): void {
  const tasks = [
    startMailTask,
    startExporting,
    startResumeImportTask,
    startJobImportTask,
    startJobSourceTask,
    startSearchMailTask,
    startWebhookTask,
    startPeopleAlertTask,
    startDeadlineTask,
    startOfferTask,
    startInterviewTask,
    startPromiseTask,
    startSurveyTask,
    startOutcomeTask,
    startGuestTask,
    startReadingTask,
    startSealingTask,
    startAuditCheckTask,
    startRetentionTask,
    startFairnessTask,
    startReportMailTask,
    startReportSliceTask,
    startReportGroupTask,
    startAbsenceMailTask,
    startApplicationChangeTask,
  ];
  for (const start of tasks) shutdown.addTask(start(services).stop);
}
