import { classNames } from '#web/ui/class-names.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines, rows or cards stand in. */
  readonly count?: number;
  readonly shape?: 'line' | 'row' | 'card';
}

/** Still shapes of the final size. They never shimmer. */
export function Skeleton({ count = 3, shape = 'line' }: SkeletonProps) {
  return (
    <div className={css.stack} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never move
        <div key={index} className={classNames(css.shape, css[shape])} />
      ))}
    </div>
  );
}
