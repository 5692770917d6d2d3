import { Columns3 } from 'lucide-react';
import { maxCompared, minCompared } from '#domain/features/applications/comparison/differences.ts';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';

/** Opens the comparison of two to four selected applicants for one job. */
export function CompareLink({ cards }: { readonly cards: readonly ApplicationCard[] }) {
  const t = useT();
  const isOneJob = new Set(cards.map(({ job }) => job.id)).size === 1;
  if (!isOneJob || cards.length < minCompared || cards.length > maxCompared) return null;
  return (
    <LinkButton icon={Columns3} href={paths.compare(cards.map(({ id }) => id).join(','))}>
      {t('applications.compare.compare')}
    </LinkButton>
  );
}
