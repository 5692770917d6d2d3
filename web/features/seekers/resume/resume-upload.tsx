import { useState } from 'react';
import { type ReadResume, uploadResume } from '#web/features/seekers/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { translateError, translateFieldError } from '#web/lib/texts/error-text.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { FileDrop } from '#web/ui/field/file-drop.tsx';

interface ResumeUploadProps {
  readonly onRead: (resume: ReadResume) => void;
}

const accepted = ['.pdf', '.docx', '.odt', '.rtf', '.txt', '.json'];

/** Uploads and parses a résumé. Failures show the reason and what to do. */
export function ResumeUpload({ onRead }: ResumeUploadProps) {
  const t = useT();
  const [files, setFiles] = useState<File[]>([]);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = async (chosen: File[]) => {
    setFiles(chosen);
    setError(null);
    const [file] = chosen;
    if (!file) return;
    setReading(true);
    try {
      onRead(await uploadResume(file));
    } catch (failure) {
      setError(refusalText(t, failure));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <FileDrop
        label={t('seekers.profile.resumes.label')}
        hint={t('seekers.profile.resumes.kinds')}
        error={error ?? undefined}
        files={files}
        onChange={(chosen) => void take(chosen)}
        accept={accepted}
      />
      {isReading && <Loading label={t('seekers.profile.resumes.reading')} />}
    </>
  );
}

/** The reason from the server; for JSON Resume with the path of the field. */
function refusalText(t: Translate, failure: unknown): string {
  const field = failure instanceof ApiError ? failure.fields[0] : undefined;
  if (!field) return translateError(failure);
  const path = field.field.replace(/^body\.file\.?/, '');
  return path === ''
    ? translateFieldError(field)
    : t('seekers.profile.resumes.jsonField', { path, problem: translateFieldError(field) });
}
