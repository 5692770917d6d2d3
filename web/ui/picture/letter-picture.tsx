import css from './letter-picture.module.css';

/** An open letter, for something that waits for a reply. Decorative. */
export function LetterPicture() {
  return (
    <svg className={css.picture} viewBox="0 0 190 120" width="190" height="120" aria-hidden="true">
      <circle cx="118" cy="60" r="52" className={css.soft} />
      <rect x="60" y="34" width="104" height="70" rx="8" className={css.paper} />
      <rect x="76" y="10" width="72" height="54" rx="5" className={css.paper} />
      <path d="M86 22h34M86 31h52" className={css.words} />
      <path d="M86 48c4 0 4-7 8-7s4 14 8 14 4-14 8-14 4 7 8 7h10" className={css.wave} />
      <path d="M60 50l52 30 52-30v46a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z" className={css.envelope} />
      <circle cx="26" cy="30" r="7" className={css.sun} />
      <path d="M8 84c6 0 6-8 12-8s6 8 12 8 6-8 12-8" className={css.words} />
    </svg>
  );
}
