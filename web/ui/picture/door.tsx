import { flat, Scene } from './scene.tsx';

/** A closed door with a lamp and a plant, for pages that belong to other roles. */
export function Door() {
  return (
    <Scene>
      <path className={flat} d="M22 160C10 90 44 18 120 18s112 70 98 142z" fill="var(--art-soft)" />
      <rect x="82" y="32" width="76" height="128" rx="6" fill="var(--art-sand)" />
      <rect x="92" y="42" width="56" height="118" rx="4" fill="var(--art-deep)" />
      <rect x="102" y="54" width="36" height="34" rx="3" fill="var(--art-mid)" />
      <path d="M104 112h18" />
      <circle cx="136" cy="106" r="5" fill="var(--art-sun)" />
      <path d="M48 40h20M58 40v10" />
      <path d="M46 66a12 16 0 0 1 24 0z" fill="var(--art-sun)" />
      <path
        d="M184 138c-14-6-18-20-14-34 12 6 18 18 14 34zM184 138c0-18 8-30 22-34 2 16-6 28-22 34z"
        fill="var(--art-mid)"
      />
      <path d="M170 138h28l-5 22h-18z" fill="var(--art-clay)" />
      <path d="M14 160h212" />
      <rect x="74" y="160" width="92" height="9" rx="4" fill="var(--art-clay)" />
    </Scene>
  );
}
