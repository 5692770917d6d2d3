import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function TermsPage() {
  return <LegalPage kind="terms" />;
}

export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}

const points = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

function LegalPage({ kind }: { readonly kind: 'terms' | 'privacy' }) {
  const t = useT();
  return (
    <>
      <PageHeader title={t(`legal.${kind}.title`)} purpose={t(`legal.${kind}.purpose`)} />
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`legal.${kind}.points.${point}`)}</li>
        ))}
      </ul>
    </>
  );
}
