import { type ReactNode, useId } from 'react';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './content-page.module.css';

interface ContentPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly above?: ReactNode;
  /** Parts of text with their headings. */
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  /** Behind the text: a way on. */
  readonly children?: ReactNode;
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

function Section({ title, text }: ContentPageProps['sections'][number]) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
