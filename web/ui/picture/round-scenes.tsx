import type { ReactNode } from 'react';
import css from './picture.module.css';

/** A profile, for people who look for work. */
export function Profile() {
  return (
    <RoundScene ground="var(--art-soft)">
      <rect x="24" y="22" width="44" height="52" rx="6" fill="var(--surface)" />
      <circle cx="46" cy="38" r="7" fill="var(--art-sun)" />
      <path d="M34 56c4-8 20-8 24 0" />
      <path d="M33 65c3 0 3-4 6-4s3 8 6 8 4-8 7-8 3 4 6 4" stroke="var(--art-clay)" />
    </RoundScene>
  );
}

/** Two buildings, for people who hire. */
export function Buildings() {
  return (
    <RoundScene ground="var(--art-sand)">
      <path d="M22 74V40l20-12v46z" fill="var(--art-mid)" />
      <path d="M42 74V22l28 14v38z" fill="var(--surface)" />
      <path d="M50 42h4M60 46h4M50 54h4M60 56h4M52 74V64h8v10M28 50h6M28 60h6M16 74h60" />
    </RoundScene>
  );
}

/** Two people, for those who support others. */
export function Pair() {
  return (
    <RoundScene ground="var(--art-soft)">
      <circle cx="33" cy="34" r="9" fill="var(--art-clay)" />
      <circle cx="59" cy="34" r="9" fill="var(--art-sun)" />
      <path d="M18 70c0-16 6-22 15-22s13 5 13 12c0-7 4-12 13-12s15 6 15 22z" fill="var(--art-mid)" />
      <path d="M36 64c3 0 3-5 6-5s3 10 6 10 3-5 6-5" stroke="var(--surface)" />
    </RoundScene>
  );
}

function RoundScene({ ground, children }: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 92 92" className={css.scene} aria-hidden="true">
      <circle cx="46" cy="46" r="42" fill={ground} className={css.flat} />
      {children}
    </svg>
  );
}
