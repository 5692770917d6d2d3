import { flat, Scene } from './scene.tsx';

/** A desk lamp next to its unplugged cable, for pages that failed. */
export function Lamp() {
  return (
    <Scene>
      <ellipse className={flat} cx="112" cy="92" rx="92" ry="66" fill="var(--art-soft)" />
      <path d="M28 132h158" />
      <path d="M76 126 60 82l44-32" />
      <circle cx="60" cy="82" r="5" fill="var(--art-sun)" />
      <path d="m96 34 46 14-18 38-44-26a16 16 0 0 1 16-26z" fill="var(--art-clay)" />
      <path d="M119 82c8 6 18 2 20-8" fill="var(--art-sand)" />
      <rect x="52" y="122" width="52" height="10" rx="5" fill="var(--art-deep)" />
      <path d="M104 128c34 0 20 30 52 30" />
      <rect x="156" y="150" width="20" height="16" rx="5" fill="var(--art-deep)" />
      <path d="M176 154h8M176 162h8" />
      <rect x="200" y="142" width="26" height="32" rx="6" fill="var(--art-sand)" />
      <path d="M210 153v.1M210 163v.1" />
      <rect x="138" y="104" width="34" height="28" rx="4" fill="var(--art-mid)" />
      <path d="M172 110c12-2 12 14 0 14" />
    </Scene>
  );
}
