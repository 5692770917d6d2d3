import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './legal-pages.module.css';

export function TermsPage() {
  return <LegalPage kind="terms" />;
}

export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}

export function EmployerPrivacyPage() {
  return <LegalPage kind="employers" />;
}

export function PartnerPrivacyPage() {
  return <LegalPage kind="partners" />;
}

const points = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

const places = {
  terms: paths.terms,
  privacy: paths.privacy,
  employers: paths.privacyForEmployers,
  partners: paths.privacyForPartners,
} as const;

type Kind = keyof typeof places;

const kinds = Object.keys(places) as Kind[];

function LegalPage({ kind }: { readonly kind: Kind }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <PageHeader title={t(`legal.${kind}.title`)} purpose={t(`legal.${kind}.purpose`)} />
      <div className={css.columns}>
        <Card>
          <ol className={css.points}>
            {points.map((point) => (
              <li key={point}>{t(`legal.${kind}.points.${point}`)}</li>
            ))}
          </ol>
        </Card>
        <nav aria-labelledby={id}>
          <Card>
            <h2 id={id} className={css.title}>
              {t('legal.also')}
            </h2>
            <ul>
              {kinds
                .filter((other) => other !== kind)
                .map((other) => (
                  <li key={other} className={css.other}>
                    <Link href={places[other]}>{t(`legal.${other}.title`)}</Link>
                  </li>
                ))}
            </ul>
          </Card>
        </nav>
      </div>
    </>
  );
}
