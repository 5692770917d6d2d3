import { Clock, Coffee, Scale } from 'lucide-react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './seeker-pack.module.css';

/** What happens and the questions in their order, so that the job seeker can prepare. */
export function SeekerQuestions({ interview: { pack } }: { readonly interview: Interview }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.seeker.questions')}>
      {pack.format !== '' && <p className={css.text}>{pack.format}</p>}
      <ol className={css.questions}>
        {pack.questions.map(({ text, minutes }, index) => (
          <li key={text}>
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <div className={css.question}>
              <strong>{text}</strong>
              <span className={css.note}>{t('interviews.pack.length', { count: minutes })}</span>
            </div>
          </li>
        ))}
      </ol>
      {pack.scoring !== '' && <p className={css.text}>{pack.scoring}</p>}
      <p className={css.line}>
        <Scale size={16} aria-hidden />
        {t('interviews.pack.notRated')}
      </p>
    </CardSection>
  );
}

interface SeekerPackProps {
  readonly interview: Interview;
  /** Only one picture per page. */
  readonly hasPicture: boolean;
}

/** Who, where, and the accommodations. */
export function SeekerPack({ interview, hasPicture }: SeekerPackProps) {
  const t = useT();
  const { pack, panel, accommodations } = interview;
  return (
    <>
      <CardSection title={t('interviews.pack.who')}>
        {panel.length === 0 && <p>{t('interviews.pack.missing')}</p>}
        <ul className={css.people}>
          {panel.map(({ id, name }) => (
            <li key={id}>
              <Avatar name={name} />
              <strong>{name}</strong>
            </li>
          ))}
        </ul>
      </CardSection>
      <CardSection title={t('interviews.pack.where')}>
        {hasPicture && <Picture name="desk" size="small" />}
        <p>
          <strong>{t(`interviews.kinds.${pack.kind}`)}</strong>
        </p>
        {pack.link !== '' && <Link href={pack.link}>{pack.link}</Link>}
        {pack.place !== '' && <p>{pack.place}</p>}
        {pack.room !== '' && <p>{pack.room}</p>}
        <p className={css.line}>
          <Clock size={16} aria-hidden />
          {t('interviews.pack.length', { count: pack.length_minutes })}
        </p>
        {pack.breaks !== '' && (
          <p className={css.line}>
            <Coffee size={16} aria-hidden />
            {t('interviews.pack.breaksAre', { breaks: pack.breaks })}
          </p>
        )}
      </CardSection>
      {accommodations !== null && (
        <CardSection title={t('interviews.pack.accommodations')}>
          <p className={css.text}>{accommodations || t('interviews.pack.missing')}</p>
        </CardSection>
      )}
    </>
  );
}
