import { useDeferredValue, useMemo } from 'react';
import type { Mode } from '#domain/features/tenants/base-palette.ts';
import { chipKinds } from '#domain/features/tenants/chip-kinds.ts';
import { deriveTheme } from '#domain/features/tenants/derive-theme.ts';
import type { ThemeColors } from '#domain/features/tenants/theme-colors.ts';
import { toCssVariables } from '#domain/features/tenants/theme-css.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './brand-preview.module.css';
import { ContrastTable } from './contrast-table.tsx';

interface BrandPreviewProps {
  readonly title: string;
  /** The entered colors; an incomplete color uses its default. */
  readonly colours: ThemeColors;
}

/** A preview of the product with the entered colors. */
export function BrandPreview({ title, colours }: BrandPreviewProps) {
  const t = useT();
  const settled = useDeferredValue(colours);
  const theme = useMemo(() => deriveTheme(settled), [settled]);
  return (
    <div className={css.preview}>
      <h3 className={css.heading}>{t('tenants.preview.title')}</h3>
      <div className={css.modes}>
        {(['light', 'dark'] as const).map((mode) => (
          <figure key={mode}>
            <figcaption className={css.caption}>{t(`tenants.preview.${mode}`)}</figcaption>
            <div data-scheme={mode} style={toCssVariables(theme[mode])}>
              <Scene title={title} mode={mode} />
            </div>
          </figure>
        ))}
      </div>
      <p className={css.note}>{t('tenants.preview.contrastTheme')}</p>
      <ContrastTable colours={settled} />
    </div>
  );
}

/** A small mockup of the product. */
function Scene({ title, mode }: { readonly title: string; readonly mode: Mode }) {
  const t = useT();
  return (
    <div role="img" aria-label={t(`tenants.preview.${mode}`)} className={css.scene}>
      <div className={css.header}>
        <span className={css.plate} />
        <span className={css.name}>{title}</span>
        <span className={css.headerButton}>{t('shell.bar.logIn')}</span>
      </div>
      <div className={css.middle}>
        <div className={css.side}>
          <span className={css.current}>{t('shell.side.jobs')}</span>
          <span>{t('shell.side.applications')}</span>
        </div>
        <div className={css.page}>
          <span className={css.tableHeader}>{t('tenants.preview.column')}</span>
          <span>{t('tenants.preview.row')}</span>
          <span className={css.chips}>
            {chipKinds.map((kind) => (
              <span key={kind} className={css.chip} style={chipColors(kind)}>
                {t(`tenants.keys.chip_${kind}`).replace(/^.*: ?/, '')}
              </span>
            ))}
          </span>
          <span className={css.button}>{t('tenants.preview.button')}</span>
        </div>
      </div>
    </div>
  );
}

function chipColors(kind: (typeof chipKinds)[number]) {
  return { background: `var(--chip-${kind}-bg)`, color: `var(--chip-${kind})` };
}
