import css from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly image?: string | null | undefined;
}

/** The picture or the initials of a person or an organisation. Its name stands beside it. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className={css.avatar} src={image} alt="" width={36} height={36} />;
  // Drawn, not written: as text the initials would belong to the name of the button around them.
  return <span className={css.avatar} data-initials={initialsOf(name)} aria-hidden />;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
