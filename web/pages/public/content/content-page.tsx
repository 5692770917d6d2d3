import { type ReactNode, useId } from 'react';
import { formatDate } from '#web/lib/texts/format.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './content-page.module.css';

interface ContentPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly above?: ReactNode;
  /** Text sections with headings. */
  readonly sections: readonly Part[];
  /** A link after the text. */
  readonly children?: ReactNode;
}

interface Part {
  readonly title: string;
  readonly text: string;
  /** The calendar day. */
  readonly day?: string | undefined;
}

/** A text page: short sections in one column. */
export function ContentPage({ title, purpose, above, sections, children }: ContentPageProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} above={above} />
      <div className={css.columns}>
        <div className={css.parts}>
          {sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
          {children}
        </div>
        <span className={css.picture}>
          <Picture name="desk" size="large" />
        </span>
      </div>
    </>
  );
}

function Section({ title, text, day }: Part) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {day && (
        <time dateTime={day} className={css.day}>
          {formatDate(day)}
        </time>
      )}
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
