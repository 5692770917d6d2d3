import { lazy, Suspense } from 'react';
import css from './picture.module.css';

export type PictureName = 'signpost' | 'door' | 'lamp' | 'desk' | 'letter' | 'hero' | 'profile' | 'buildings' | 'pair';

const scenes = {
  signpost: lazy(async () => ({ default: (await import('./signpost.tsx')).Signpost })),
  door: lazy(async () => ({ default: (await import('./door.tsx')).Door })),
  lamp: lazy(async () => ({ default: (await import('./lamp.tsx')).Lamp })),
  desk: lazy(async () => ({ default: (await import('./desk.tsx')).Desk })),
  letter: lazy(async () => ({ default: (await import('./letter.tsx')).Letter })),
  hero: lazy(async () => ({ default: (await import('./hero.tsx')).Hero })),
  profile: lazy(async () => ({ default: (await import('./round-scenes.tsx')).Profile })),
  buildings: lazy(async () => ({ default: (await import('./round-scenes.tsx')).Buildings })),
  pair: lazy(async () => ({ default: (await import('./round-scenes.tsx')).Pair })),
} satisfies Record<PictureName, unknown>;

interface PictureProps {
  readonly name: PictureName;
  /**
   * `small` in lists and cards; `large` where the page has nothing else. One picture per view. `wide` is the space of
   * `hero`, `round` that of the pictures on a circle.
   */
  readonly size: 'small' | 'large' | 'wide' | 'round';
}

/** A decorative drawing. Its space is reserved while it loads. */
export function Picture({ name, size }: PictureProps) {
  const Scene = scenes[name];
  return (
    <span className={css[size]} aria-hidden>
      <Suspense>
        <Scene />
      </Suspense>
    </span>
  );
}
