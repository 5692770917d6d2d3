import css from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly image?: string | null | undefined;
}

/** The picture or the initials of a person or an organisation. Its name stands beside it. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className={css.avatar} src={image} alt="" width={36} height={36} />;
  return (
    <span className={css.avatar} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
