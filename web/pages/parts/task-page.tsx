import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#web/ui/picture/picture.tsx';
import css from './task-page.module.css';

interface TaskPageProps {
  readonly picture: PictureName;
  readonly children: ReactNode;
  /** Below the picture, such as what happens next. */
  readonly aside?: ReactNode;
}

/** A page with one short task, such as a form, next to a picture. On narrow pages the picture is left out. */
export function TaskPage({ picture, children, aside }: TaskPageProps) {
  return (
    <div className={css.page}>
      <div className={css.task}>{children}</div>
      <div className={css.aside}>
        <span className={css.picture}>
          <Picture name={picture} size="large" />
        </span>
        {aside}
      </div>
    </div>
  );
}
