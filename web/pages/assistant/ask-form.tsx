import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { maxPostLength } from '#domain/features/assistant/rewrite-post.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import css from './assistant.module.css';
import type { Input } from './turn.ts';

/** The search takes 200 characters; a longer question says nothing more to plain rules. */
const maxQuestionLength = 200;

interface AskFormProps {
  readonly input: Input;
  readonly isBusy: boolean;
  readonly onAsk: (text: string) => void;
}

export function AskForm({ input, isBusy, onAsk }: AskFormProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const max = input === 'post' ? maxPostLength : maxQuestionLength;
  const error = text.length > max ? t('errors.fields.too_long', { limit: max }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !error && !isBusy) onAsk(text.trim());
  };
  const field = {
    label: t(`assistant.ask.${input}`),
    value: text,
    onChange: setText,
    error: error ?? (isMissing && text.trim() === '' ? t('errors.fields.required') : undefined),
  };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      {input === 'post' ? <TextArea {...field} rows={8} max={maxPostLength} /> : <TextField {...field} />}
      <Button type="submit" variant="primary" icon={Send} isPending={isBusy} pendingText={t('assistant.loading')}>
        {t('assistant.ask.send')}
      </Button>
    </form>
  );
}
