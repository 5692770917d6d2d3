import { flat, Scene } from './scene.tsx';

/** A signpost whose two arms point in opposite directions, for addresses without a page. */
export function Signpost() {
  return (
    <Scene>
      <circle className={flat} cx="192" cy="42" r="20" fill="var(--art-sun)" />
      <path className={flat} d="M8 162C40 108 84 104 120 134s74 8 112 28z" fill="var(--art-soft)" />
      <path d="M8 162h224" />
      <rect x="113" y="40" width="14" height="122" rx="4" fill="var(--art-sand)" />
      <path d="M98 52h76l16 16-16 16H98a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4z" fill="var(--art-mid)" />
      <path d="M142 94H66l-16 16 16 16h76a4 4 0 0 0 4-4V98a4 4 0 0 0-4-4z" fill="var(--art-clay)" />
      <path d="M112 68c5-8 10-8 15 0s10 8 15 0 10-8 15 0" />
      <path d="M82 110c5-8 10-8 15 0s10 8 15 0 10-8 15 0" />
      <path d="M34 162c0-14-6-22-14-26M34 162c0-18 6-26 14-30M34 162v-22" />
      <path d="M176 162a12 8 0 0 1 24 0z" fill="var(--art-sand)" />
    </Scene>
  );
}
