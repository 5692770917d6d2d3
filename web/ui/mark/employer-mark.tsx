import css from './employer-mark.module.css';
import { getMark } from './employer-mark-shape.ts';

interface EmployerMarkProps {
  /** Of the organization: color and shape follow from it, whatever its jobs call the employer. Null for a new one. */
  readonly id: number | null;
  /** The first letter is on the mark, and the name is always next to it. */
  readonly name: string;
  /** Address of the logo, which replaces the monogram. */
  readonly logo?: string | undefined;
  /** Pixels at the default text size; the mark grows with the text. */
  readonly size?: 26 | 32 | 40 | 52 | 64;
}

/** The logo of an employer, or a monogram that is the same on every page. Decorative. */
export function EmployerMark({ id, name, logo, size = 40 }: EmployerMarkProps) {
  const style = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  if (logo) return <img src={logo} alt="" className={css.logo} style={style} />;
  const { background, tint, letter, shape } = getMark(id, name);
  return (
    <svg viewBox="0 0 40 40" className={css.mark} style={style} aria-hidden="true">
      <rect width="40" height="40" fill={background} />
      <g opacity="0.42">
        <path {...(shape.isLine ? { fill: 'none', stroke: tint, strokeWidth: 6 } : { fill: tint })} d={shape.path} />
      </g>
      <text x="20" y="27.2" textAnchor="middle" className={css.letter}>
        {letter}
      </text>
    </svg>
  );
}
