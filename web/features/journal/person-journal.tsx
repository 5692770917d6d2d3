import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { maxTagLength, maxTags } from '#domain/features/journal/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { EntryForm } from './entry-form.tsx';
import css from './journal.module.css';
import { JournalEntries } from './journal-entries.tsx';
import { journalOf, useJournal } from './queries.ts';

interface PersonJournalProps {
  readonly personId: number;
  readonly name: string;
}

/** The organization's journal and tags of a person whom it supports. */
export function PersonJournal({ personId, name }: PersonJournalProps) {
  const t = useT();
  const announce = useAnnounce();
  const { data, error, refetch } = useQuery(journalOf(personId));
  const { complete } = useJournal(personId);
  const [isAdding, setAdding] = useState(false);
  const markDone = (id: number) => complete.mutate(id, { onSuccess: () => announce(t('seekers.journal.markedDone')) });
  return (
    <CardSection title={t('seekers.journal.title')} id="journal" gap="wide">
      <p className={css.muted}>{t('seekers.journal.purpose', { name })}</p>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('common.states.loadingName', { name: t('seekers.journal.title') })} />}
      {data && <Tags personId={personId} tags={data.tags} />}
      {isAdding && <EntryForm personId={personId} name={name} onClose={() => setAdding(false)} />}
      {!isAdding && (
        <div>
          <Button icon={Plus} onPress={() => setAdding(true)}>
            {t('seekers.journal.add')}
          </Button>
        </div>
      )}
      {complete.error && <InlineNote tone="danger">{translateError(complete.error)}</InlineNote>}
      {data?.entries.length === 0 && <p>{t('seekers.journal.empty')}</p>}
      {data && <JournalEntries entries={data.entries} onDone={markDone} />}
    </CardSection>
  );
}

function Tags({ personId, tags }: { readonly personId: number; readonly tags: readonly string[] }) {
  const t = useT();
  const { saveTags } = useJournal(personId);
  const [text, setText] = useState('');
  return (
    <>
      <TokenField
        label={t('seekers.journal.tags')}
        hint={t('seekers.journal.tagsHint')}
        isOptional="unmarked"
        suggestions={[]}
        text={text}
        onTextChange={(next) => setText(next.slice(0, maxTagLength))}
        value={tags.map((tag) => ({ value: tag, label: tag }))}
        onChange={(tokens) => saveTags.mutate(tokens.map(({ label }) => label).slice(0, maxTags))}
      />
      {saveTags.error && <InlineNote tone="danger">{translateError(saveTags.error)}</InlineNote>}
    </>
  );
}
