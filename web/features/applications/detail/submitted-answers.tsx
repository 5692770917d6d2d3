import { Download } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { AnswerText } from '#web/features/applications/answer-text.tsx';
import { downloadFile } from '#web/features/files/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';

/** The submitted answers. */
export function SubmittedAnswers({ application }: { readonly application: Application }) {
  const t = useT();
  const { resume, answers, cover_note: note } = application;
  const rows = [
    {
      label: t('applications.tracker.detail.resume'),
      value: resume?.file_name ?? t('applications.tracker.detail.noResume'),
      action: resume && (
        <Button
          icon={Download}
          aria-label={t('applications.tracker.detail.download', { name: resume.file_name })}
          onPress={() => void downloadFile(resume)}
        >
          {t('common.actions.download')}
        </Button>
      ),
    },
    ...answers.map((answer) => ({ label: answer.question, value: <AnswerText answer={answer} /> })),
    {
      label: t('applications.tracker.detail.note'),
      value: note ? <LongText text={note} /> : t('applications.tracker.detail.noNote'),
    },
  ];
  return <SummaryList rows={rows} />;
}
