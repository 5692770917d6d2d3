import { classNames } from '#web/ui/class-names.ts';
import css from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly size?: 'small' | 'normal' | 'large';
}

const pixels = { small: 28, normal: 36, large: 52 };
const tints = [css.tint1, css.tint2, css.tint3, css.tint4, css.tint5, css.tint6];

/** The picture of a person, or the initials on a tint that depends on the name. Decorative: the name is next to it. */
export function Avatar({ name, image, size = 'normal' }: AvatarProps) {
  const className = classNames(css.avatar, size !== 'normal' && css[size]);
  if (image) return <img className={className} src={image} alt="" width={pixels[size]} height={pixels[size]} />;
  // Drawn by CSS: as text, the initials would become part of the accessible name of a surrounding button.
  return (
    <span className={classNames(className, tints[sumCodes(name) % tints.length])} data-initials={getInitials(name)} aria-hidden />
  );
}

function sumCodes(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
