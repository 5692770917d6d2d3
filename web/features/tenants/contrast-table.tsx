import { useMemo } from 'react';
import type { Mode } from '#domain/features/tenants/base-palette.ts';
import { deriveTheme } from '#domain/features/tenants/derive-theme.ts';
import { type ThemeKey, themeKeys } from '#domain/features/tenants/theme.ts';
import type { ThemeColors } from '#domain/features/tenants/theme-colors.ts';
import { listThemePairs } from '#domain/features/tenants/theme-pairs.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './brand-preview.module.css';

/** The lowest contrast of each part for the entered colors, as text and table. */
export function ContrastTable({ colours }: { readonly colours: ThemeColors }) {
  const t = useT();
  const { light, dark } = useMemo(
    () => ({ light: leastByKey('light', colours), dark: leastByKey('dark', colours) }),
    [colours],
  );
  const all = [...light.values(), ...dark.values()];
  if (all.length === 0) return null;
  const cell = (contrast: number | undefined) =>
    contrast === undefined ? t('tenants.preview.same') : inTenths(contrast);
  return (
    <>
      <div role="status">
        <InlineNote tone="ok">
          {t('tenants.preview.result', { value: inTenths(Math.min(...all)) })}
          {isMoved(colours) && <> {t('tenants.preview.changed')}</>}
        </InlineNote>
      </div>
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className={css.caption}>{t('tenants.preview.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tenants.preview.part')}</th>
              <th scope="col">{t('tenants.preview.light')}</th>
              <th scope="col">{t('tenants.preview.dark')}</th>
            </tr>
          </thead>
          <tbody>
            {themeKeys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`tenants.keys.${key}`)}</th>
                <td>{cell(light.get(key))}</td>
                <td>{cell(dark.get(key))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Text only, which needs the highest contrast. */
function leastByKey(mode: Mode, colours: ThemeColors): Map<ThemeKey, number> {
  const least = new Map<ThemeKey, number>();
  for (const { key, contrast, required } of listThemePairs(mode, colours)) {
    if (required === 7) least.set(key, Math.min(contrast, least.get(key) ?? contrast));
  }
  return least;
}

/** Whether a color was adjusted. */
function isMoved(colours: ThemeColors): boolean {
  const { light } = deriveTheme(colours);
  const shown = [
    [light.brand, colours.brand],
    [light.sidebar, colours.sidebar],
    [light.header, colours.header],
    [light['table-header'], colours.table_header],
  ];
  return shown.some(([derived, chosen]) => derived !== undefined && derived !== chosen);
}

/** Rounds down: 6.99 is not 7. */
function inTenths(contrast: number): string {
  return formatNumber(Math.floor(contrast * 10) / 10);
}
