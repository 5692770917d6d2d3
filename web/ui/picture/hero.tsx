import { classNames } from '#web/ui/class-names.ts';
import css from './picture.module.css';

/** A person with headphones at a desk by a window, for the home page. */
export function Hero() {
  return (
    <svg viewBox="0 0 560 430" className={css.hero} aria-hidden="true">
      <path
        className={css.flat}
        d="M42 70C90 8 190 20 280 18s210-14 246 70 24 210-26 262-150 50-250 52S70 410 34 330-6 132 42 70z"
        fill="var(--art-soft)"
      />
      <Window />
      <LampAndPlant />
      <rect x="90" y="204" width="204" height="122" rx="9" fill="var(--art-screen)" />
      <path d="M112 228h44M112 244h30M112 260h24M230 228h44M242 244h32M252 260h22" className={css.text} />
      <path d="M330 300h26v24h-26z" fill="var(--surface)" />
      <path d="M356 306c10 0 10 12 0 12" />
      <rect x="36" y="324" width="488" height="16" rx="6" fill="var(--art-sand)" />
      <Person />
    </svg>
  );
}

/** Two waves that fall into step. */
function Window() {
  return (
    <>
      <rect x="106" y="44" width="348" height="226" rx="14" fill="var(--art-paper)" />
      <g className={css.flat}>
        <circle cx="372" cy="104" r="34" fill="var(--art-sun)" />
        <path d="M107 231c57-42 105-36 153-13s96 10 193-32v82H107z" fill="var(--art-mid)" opacity="0.55" />
        <path d="M107 255c68-22 125-4 183-1s108-19 163-29v43H107z" fill="var(--art-mid)" />
      </g>
      <path d={drawWave(128, 2.6)} className={classNames(css.wave, css.second)} stroke="var(--art-clay)" />
      <path d={drawWave(144, 0)} className={css.wave} />
      <rect x="106" y="44" width="348" height="226" rx="14" />
      <path d="M96 270h368" className={css.thick} />
    </>
  );
}

/** The lag behind the even wave shrinks from left to right. */
function drawWave(middle: number, lag: number): string {
  const points = Array.from({ length: 115 }, (_, index) => {
    const x = 109 + index * 3;
    const lead = Math.exp(-index / 28);
    const y = middle + 24 * (1 - lead / 2) * Math.sin(x / 8.3 + lag * lead);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function LampAndPlant() {
  return (
    <>
      <path d="M474 214l-54-16-12 32 56 14z" fill="var(--art-sun)" />
      <path d="M444 222l28 42-22 60" />
      <path d="M428 324h46" className={css.thick} />
      <path d="M60 262c-26-10-30-50-20-74 24 10 34 44 20 74z" fill="var(--art-mid)" />
      <path d="M66 264c-8-30 10-66 36-74 8 30-6 62-36 74z" fill="var(--art-deep)" />
      <path d="M64 266c-2-24-30-42-50-40 4 24 24 42 50 40z" fill="var(--art-mid)" />
      <path d="M36 264h58l-8 60H44z" fill="var(--art-clay)" />
    </>
  );
}

function Person() {
  return (
    <>
      <path d="M98 428c0-58 30-90 66-96h56c36 6 66 38 66 96z" fill="var(--art-shirt)" />
      <path d="M176 304h32v30c-8 14-24 14-32 0z" fill="var(--art-skin)" />
      <path d="M150 276c0 26 20 44 42 44s42-18 42-44z" fill="var(--art-skin)" />
      <path
        d="M146 276c-4-40 18-62 46-62s50 22 46 62c-4 22-18 26-22 22-14-8-34-8-48 0-6 4-18 0-22-22z"
        fill="var(--art-hair)"
      />
      <path d="M142 276c-6-48 18-74 50-74s56 26 50 74" className={css.thick} />
      <rect x="131" y="260" width="21" height="38" rx="9" fill="var(--art-clay)" />
      <rect x="232" y="260" width="21" height="38" rx="9" fill="var(--art-clay)" />
    </>
  );
}
