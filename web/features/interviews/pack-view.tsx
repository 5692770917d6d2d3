import type { Interview } from '#domain/features/interviews/interview.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './interviews.module.css';

/** What the interview consists of, for staff: the questions in order, who, where, and the accommodations. */
export function PackView({ interview }: { readonly interview: Interview }) {
  const t = useT();
  const { pack, panel, accommodations } = interview;
  return (
    <>
      <CardSection title={t('interviews.pack.questions')}>
        <p className={css.text}>{pack.format}</p>
        <ol className={css.stack}>
          {pack.questions.map(({ text, minutes }) => (
            <li key={text}>
              <strong>{text}</strong> {t('interviews.pack.minutes', { count: minutes })}
            </li>
          ))}
        </ol>
        {pack.scoring !== '' && <p className={css.text}>{pack.scoring}</p>}
        <p>{t('interviews.pack.notRated')}</p>
      </CardSection>
      <CardSection title={t('interviews.pack.panel')}>
        <p>{panel.length > 0 ? formatList(panel.map(({ name }) => name)) : t('interviews.pack.missing')}</p>
      </CardSection>
      <CardSection title={t('interviews.pack.where')}>
        <p>
          <strong>{t(`interviews.kinds.${pack.kind}`)}</strong>{' '}
          {t('interviews.pack.length', { count: pack.length_minutes })}
        </p>
        {pack.link !== '' && <Link href={pack.link}>{pack.link}</Link>}
        {pack.place !== '' && <p>{pack.place}</p>}
        {pack.room !== '' && <p>{pack.room}</p>}
        {pack.breaks !== '' && <p>{t('interviews.pack.breaksAre', { breaks: pack.breaks })}</p>}
      </CardSection>
      {accommodations !== null && (
        <CardSection title={t('interviews.pack.accommodations')}>
          <p className={css.text}>{accommodations || t('interviews.pack.missing')}</p>
        </CardSection>
      )}
    </>
  );
}
