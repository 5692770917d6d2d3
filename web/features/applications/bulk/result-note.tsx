import { Undo2 } from 'lucide-react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';

interface ResultNoteProps {
  readonly title: string;
  /** Those for whom it failed: "Couldn't rate Ada." and why. */
  readonly failures: readonly { readonly id: number; readonly text: string; readonly reason: string }[];
  readonly onClose: () => void;
  /** Missing if nothing can be undone. */
  readonly undo?: Undo | false;
}

interface Undo {
  readonly run: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The result of a bulk action, with Undo, and for whom it failed. */
export function ResultNote({ title, failures, undo = false, onClose }: ResultNoteProps) {
  const t = useT();
  return (
    <Banner
      tone={failures.length > 0 ? 'warn' : 'ok'}
      title={title}
      onClose={onClose}
      actions={
        undo && (
          <Button icon={Undo2} onPress={undo.run} isPending={undo.isPending}>
            {t('common.actions.undo')}
          </Button>
        )
      }
    >
      {failures.length > 0 && (
        <ul>
          {failures.map(({ id, text, reason }) => (
            <li key={id}>
              <strong>{text}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {undo && undo.error !== null && <InlineNote tone="danger">{translateError(undo.error)}</InlineNote>}
    </Banner>
  );
}
