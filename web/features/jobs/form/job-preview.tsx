import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './job-form.module.css';

interface JobPreviewProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The preview as job seekers see it, in place of the form and its title. */
export function JobPreview({ children, onClose }: JobPreviewProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const back = (
    <Button variant="primary" icon={Pencil} onPress={onClose}>
      {t('jobs.form.previewClose')}
    </Button>
  );
  return (
    <section className={css.preview} aria-labelledby="job-preview">
      <div className={css.itemTop}>
        <h1 id="job-preview" ref={heading} tabIndex={-1} className={css.heading}>
          {t('jobs.form.previewTitle')}
        </h1>
        {back}
      </div>
      {children}
    </section>
  );
}
