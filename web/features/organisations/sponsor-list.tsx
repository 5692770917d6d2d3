import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { parseWebLink } from '#domain/lib/link.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { sponsors } from './queries.ts';
import css from './sponsor-list.module.css';

/** Corporate partners on the home page. Shows nothing while loading or on failure. */
export function SponsorList() {
  const t = useT();
  const id = useId();
  const { data = [] } = useQuery(sponsors());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.sponsors}>
      <h2 id={id} className={css.heading}>
        {t('home.partnersTitle')}
      </h2>
      <ul className={css.list}>
        {data.map(({ id: key, name, website, description }) => (
          <Card key={key} as="li">
            <h3 className={css.name}>
              <NameLink name={name} website={parseWebLink(website)} />
            </h3>
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function NameLink({ name, website }: { readonly name: string; readonly website: string | undefined }) {
  if (!website) return name;
  return (
    <Link href={website} isNewTab>
      {name}
    </Link>
  );
}
