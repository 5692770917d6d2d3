import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ParseNote } from './resume-notes.ts';
import css from './resume-text.module.css';

interface ResumeTextProps {
  readonly text: string;
  /** The lines to highlight and scroll to. */
  readonly shown: ParseNote['lines'];
}

/** The extracted text by line, next to the fields. */
export function ResumeText({ text, shown }: ResumeTextProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown) return;
    const first = box.current?.querySelector('mark');
    first?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section ref={box} tabIndex={0} aria-label={t('seekers.profile.check.text')} className={css.text}>
      {text.split('\n').map((line, index) => {
        const isShown = shown !== null && index + 1 >= shown.from && index + 1 <= shown.to;
        const Element = isShown ? 'mark' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are numbered and never move
          <Element key={index} className={classNames(css.line, isShown && css.shown)}>
            {line || '\u00a0'}
          </Element>
        );
      })}
    </section>
  );
}
