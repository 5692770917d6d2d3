import { classNames } from '#web/ui/class-names.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  /** Number of placeholder lines, rows or cards. */
  readonly count?: number;
  readonly shape?: 'line' | 'row' | 'card';
}

/** Placeholders of the final size, without animation. */
export function Skeleton({ count = 3, shape = 'line' }: SkeletonProps) {
  return (
    <div className={css.stack} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are identical and never reordered
        <div key={index} className={classNames(css.shape, css[shape])} />
      ))}
    </div>
  );
}
