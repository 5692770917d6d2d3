import css from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly image?: string | null | undefined;
}

/** The picture or initials of a person or an organization. Decorative: the name is shown next to it. */
export function Avatar({ name, image }: AvatarProps) {
  if (image) return <img className={css.avatar} src={image} alt="" width={36} height={36} />;
  // Drawn by CSS: as text, the initials would become part of the accessible name of a surrounding button.
  return <span className={css.avatar} data-initials={getInitials(name)} aria-hidden />;
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
