import { FileText, Paperclip, X } from 'lucide-react';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { maxMessageFiles } from '#domain/features/messages/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import button from '#web/ui/action/button.module.css';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './composer.module.css';

interface AttachFilesProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

const kinds = ['.pdf', '.docx', '.odt', '.rtf', '.txt'];

/** The attachments of a message. */
export function AttachFiles({ files, onChange }: AttachFilesProps) {
  const t = useT();
  const announce = useAnnounce();
  const hintId = useId();
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    onChange([...files, ...chosen].slice(0, maxMessageFiles));
    announce(t('forms.file.chosen', { name: chosen.map((file) => file.name).join(', ') }));
  };
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    announce(t('forms.file.removed', { name: file.name }));
  };
  return (
    <div className={css.files}>
      {files.map((file) => (
        <span key={`${file.name}${file.lastModified}`} className={css.file}>
          <FileText size={20} aria-hidden />
          <span className={css.name}>{file.name}</span>
          <IconButton icon={X} label={t('common.actions.remove', { name: file.name })} onPress={() => remove(file)} />
        </span>
      ))}
      {files.length < maxMessageFiles && (
        <FileTrigger allowsMultiple acceptedFileTypes={kinds} onSelect={take}>
          <AriaButton className={classNames(button.button, button.secondary)} aria-describedby={hintId}>
            <Paperclip size={20} aria-hidden />
            {t('messages.attach')}
          </AriaButton>
        </FileTrigger>
      )}
      <span id={hintId} className={css.hint}>
        {t('messages.attachHint', { count: maxMessageFiles })}
      </span>
    </div>
  );
}
