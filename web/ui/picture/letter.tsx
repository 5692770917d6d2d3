import { flat, Scene } from './scene.tsx';

/** An open envelope with a letter, for conversations. */
export function Letter() {
  return (
    <Scene>
      <circle className={flat} cx="120" cy="98" r="76" fill="var(--art-soft)" />
      <circle className={flat} cx="40" cy="44" r="13" fill="var(--art-sun)" />
      <path d="M52 84 120 34l68 50v70a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" fill="var(--art-sand)" />
      <rect x="74" y="24" width="92" height="96" rx="6" fill="var(--surface)" />
      <path d="M90 46h58M90 62h40" />
      <path d="M90 86c5-10 10-10 15 0s10 10 15 0 10-10 15 0 10 10 15 0" />
      <path d="M52 88l58 42c6 4 14 4 20 0l58-42v66a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" fill="var(--art-sand)" />
      <path d="M54 160l50-36M186 160l-50-36" />
    </Scene>
  );
}
