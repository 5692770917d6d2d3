import { flat, Scene } from './scene.tsx';

/** A tidy desk under a window, for pages with nothing to do yet. */
export function Desk() {
  return (
    <Scene>
      <rect x="76" y="14" width="104" height="84" rx="8" fill="var(--art-sand)" />
      <circle className={flat} cx="152" cy="40" r="13" fill="var(--art-sun)" />
      <path
        className={flat}
        d="M78 84c20-20 40-18 54-8s30 6 46-6v18a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8z"
        fill="var(--art-soft)"
      />
      <path d="M84 58c7-12 14-12 21 0s14 12 21 0 14-12 21 0 14 12 21 0" />
      <rect x="76" y="14" width="104" height="84" rx="8" />
      <rect x="16" y="134" width="208" height="12" rx="6" fill="var(--art-mid)" />
      <path d="M36 146v26M204 146v26" />
      <path d="M96 134v-18h46v18z" fill="var(--art-soft)" />
      <path d="M88 134h62" />
      <path
        d="M44 104c-12-6-16-18-12-30 10 6 16 16 12 30zM44 104c0-16 6-26 18-30 2 14-4 24-18 30z"
        fill="var(--art-deep)"
      />
      <path d="M30 104h28l-5 30H35z" fill="var(--art-clay)" />
      <rect x="176" y="112" width="24" height="22" rx="4" fill="var(--art-sun)" />
      <path d="M200 116c10-1 10 13 0 13" />
    </Scene>
  );
}
