import type { ReactNode } from 'react';
import css from './stage-stepper.module.css';

interface StageStepperProps {
  /** The current step, from 1; 0 before the first one. */
  readonly step: number;
  readonly count?: number;
  /** Whether the way ended at this step: it is then crossed by a line. */
  readonly isEnded?: boolean;
  /** Whether the last step is reached, which then has a check mark as well. */
  readonly isComplete?: boolean;
  /** The whole state in words, such as "Step 3 of 5: Interview". */
  readonly label: string;
  /** The distance of two dots. */
  readonly size?: 'normal' | 'small';
  /** The words below the dots, such as a status tag. */
  readonly children?: ReactNode;
}

type DotState = 'done' | 'now' | 'ended' | 'later';

const distances = { normal: 43.5, small: 26.5 };
/** Half of the height, and the space left of the first dot. */
const middle = 9;
const start = 8;

/** Five dots: a check for each step done, a ring for the current one, and hollow dots for those to come. */
export function StageStepper(props: StageStepperProps) {
  const { step, count = 5, isEnded = false, isComplete = false, label, size = 'normal', children } = props;
  const distance = distances[size];
  const width = 2 * start + distance * (count - 1);
  const getState = (index: number): DotState => {
    if (index < step || (isComplete && index === step)) return 'done';
    if (index > step) return 'later';
    return isEnded ? 'ended' : 'now';
  };
  const dots = Array.from({ length: count }, (_, index) => ({
    x: start + index * distance,
    state: getState(index + 1),
    next: getState(index + 2),
  }));
  return (
    <span className={css.stepper}>
      <svg viewBox={`0 0 ${width} ${2 * middle}`} style={{ inlineSize: `${width / 16}rem` }} role="img" aria-label={label}>
        {dots.slice(0, -1).map(({ x, next }) => (
          <line
            key={x}
            x1={x + 7}
            x2={x + distance - 7}
            y1={middle}
            y2={middle}
            className={next === 'later' ? css.open : css.passed}
          />
        ))}
        {dots.map(({ x, state }) => (
          <Dot key={x} x={x} state={state} />
        ))}
      </svg>
      {children}
    </span>
  );
}

function Dot({ x, state }: { readonly x: number; readonly state: DotState }) {
  if (state === 'later') return <circle cx={x} cy={middle} r="5" className={css.later} />;
  if (state === 'done') {
    return (
      <>
        <circle cx={x} cy={middle} r="6" className={css.done} />
        <path d={`M${x - 2.8} ${middle + 0.2}l2 2 3.6-4`} className={css.check} />
      </>
    );
  }
  return (
    <>
      <circle cx={x} cy={middle} r="7" className={state === 'ended' ? css.later : css.ring} />
      {state === 'ended' ? (
        <line x1={x - 3} x2={x + 3} y1={middle} y2={middle} className={css.dash} />
      ) : (
        <circle cx={x} cy={middle} r="3" className={css.done} />
      )}
    </>
  );
}
