import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';

/** Shown when no article matches the search. */
export function NoArticles() {
  const t = useT();
  return (
    <>
      <p>{t('help.howTo.none')}</p>
      <p>
        <Link href={paths.contact}>{t('content.contact.title')}</Link>
      </p>
    </>
  );
}
