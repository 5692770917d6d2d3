import { useInfiniteQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { duplicatePairs } from './queries.ts';

/** A link to the pairs to review, with their number. */
export function DuplicatesLink() {
  const t = useT();
  const count = useInfiniteQuery(duplicatePairs).data?.pages[0]?.total ?? 0;
  return (
    <LinkButton icon={CopyCheck} href={paths.duplicates}>
      {count > 0 ? t('duplicates.linkCount', { count }) : t('duplicates.link')}
    </LinkButton>
  );
}
