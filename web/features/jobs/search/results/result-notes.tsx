import type { JobPage } from '#domain/features/jobs/search/search.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import { ListNote } from '#web/ui/layout/list-note.tsx';

interface ResultNotesProps {
  readonly search: JobSearch;
  /** The first page of the results. */
  readonly page: JobPage;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** What the search did differently from what was typed, and the way back. */
export function ResultNotes({ search, page, onChange }: ResultNotesProps) {
  const t = useT();
  const { corrected, did_you_mean: meant } = page;
  const isPlaceUnknown = search.place !== '' && page.place === null;
  const suggestion = meant && (
    <Button onPress={() => onChange({ [meant.filter]: meant.value })}>
      {t('jobs.search.results.didYouMean', { value: meant.value })}
    </Button>
  );
  return (
    <>
      {isPlaceUnknown && (
        <Banner
          tone="warn"
          role="status"
          title={t('jobs.search.results.locationUnknown', { place: search.place })}
          actions={
            <>
              {suggestion}
              <Button variant="quiet" onPress={() => onChange({ place: '', radius: null })}>
                {t('jobs.search.none.clearLocation')}
              </Button>
            </>
          }
        />
      )}
      {!isPlaceUnknown && suggestion}
      {corrected !== null && (
        <InlineNote tone="info">
          {t('jobs.search.results.corrected', { words: search.words, corrected })}{' '}
          <Button variant="quiet" onPress={() => onChange({ plain: [search.words] })}>
            {t('jobs.search.results.asTyped', { words: search.words })}
          </Button>
        </InlineNote>
      )}
    </>
  );
}

interface SortNoteProps {
  readonly search: JobSearch;
  readonly page: JobPage;
}

/** For job seekers: what the order by match looks at, and why a first list without a choice is by date. */
export function SortNote({ search, page }: SortNoteProps) {
  const t = useT();
  const isSeeker = useRole() === 'job_seeker';
  if (!isSeeker) return null;
  if (page.sort === 'match') return <ListNote>{t('jobs.search.sort.byMatch')}</ListNote>;
  if (search.sort !== null || search.words !== '') return null;
  return <ListNote>{t('jobs.search.sort.byDate')}</ListNote>;
}
