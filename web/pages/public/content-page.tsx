import { type ReactNode, useId } from 'react';
import { formatDate } from '#web/lib/format.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './content-page.module.css';

interface ContentPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly above?: ReactNode;
  /** Parts of text with their headings. */
  readonly sections: readonly Part[];
  /** Behind the text: a way on. */
  readonly children?: ReactNode;
}

interface Part {
  readonly title: string;
  readonly text: string;
  /** The day it is about, of the calendar. */
  readonly day?: string | undefined;
}

/** A page to read: short parts in one column. */
export function ContentPage({ title, purpose, above, sections, children }: ContentPageProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} above={above} />
      <div className={css.parts}>
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        {children}
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
