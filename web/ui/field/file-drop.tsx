import { CircleAlert, FileText, Upload, X } from 'lucide-react';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps, Text } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useT } from '#web/lib/texts/i18n.ts';
import button from '#web/ui/action/button.module.css';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import field from './field.module.css';
import css from './file-drop.module.css';

interface FileDropProps {
  readonly label: string;
  /** The accepted file types and size. */
  readonly hint: string;
  readonly error?: string | undefined;
  readonly files: readonly File[];
  readonly onChange: (files: File[]) => void;
  /** Media types or extensions: `application/pdf`, `.docx`. */
  readonly accept: readonly string[];
  readonly isMultiple?: boolean;
}

/** A file chosen with the button or dropped on it. */
export function FileDrop({ label, hint, error, files, onChange, accept, isMultiple = false }: FileDropProps) {
  const t = useT();
  const announce = useAnnounce();
  const id = useId();
  const add = (chosen: File[]) => {
    if (chosen.length === 0) return;
    onChange(isMultiple ? [...files, ...chosen] : chosen.slice(0, 1));
    announce(t('forms.file.chosen', { name: chosen.map((file) => file.name).join(', ') }));
  };
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    announce(t('forms.file.removed', { name: file.name }));
  };
  const onDrop: DropZoneProps['onDrop'] = async (event) => {
    add(await Promise.all(event.items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
  };
  return (
    <div className={field.field}>
      <span className={field.label}>{label}</span>
      <span id={`${id}hint`} className={field.hint}>
        {hint}
      </span>
      {error && (
        <span id={`${id}error`} className={field.error}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </span>
      )}
      <DropZone className={classNames(css.zone, error && css.invalid)} onDrop={onDrop}>
        <FileTrigger allowsMultiple={isMultiple} acceptedFileTypes={accept} onSelect={(list) => add([...(list ?? [])])}>
          <AriaButton className={classNames(button.button, button.secondary)} aria-describedby={`${id}hint ${id}error`}>
            <Upload size={20} aria-hidden />
            {t(buttonText(files.length, isMultiple))}
          </AriaButton>
        </FileTrigger>
        <Text slot="label" className={css.drop ?? ''}>
          {t('forms.file.drop')}
        </Text>
      </DropZone>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={`${file.name}${file.lastModified}`} className={css.file}>
            <FileText size={20} aria-hidden />
            <span className={css.name}>{file.name}</span>
            <IconButton icon={X} label={t('common.actions.remove', { name: file.name })} onPress={() => remove(file)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function buttonText(count: number, isMultiple: boolean) {
  if (isMultiple) return 'forms.file.chooseMany';
  return count > 0 ? 'forms.file.change' : 'forms.file.choose';
}
