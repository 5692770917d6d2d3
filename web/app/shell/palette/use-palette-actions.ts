import { Languages, Leaf, LogOut, SlidersHorizontal, SunMoon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { comfortChoices } from '#domain/features/comfort/comfort.ts';
import { languageNames } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';
import { useLogOut } from '#web/app/shell/dialogs/use-log-out.ts';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { useSession } from '#web/lib/session.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { getOfferedLanguages } from '#web/lib/texts/offered-languages.ts';
import type { PaletteItem } from './palette-item.ts';

/** Actions available on all pages: comfort settings, language, logout. */
export function usePaletteActions(): PaletteItem[] {
  const isSignedIn = useSession((session) => session.user.authenticated);
  const comfort = useComfortActions();
  const languages = useLanguageActions();
  const own = useUserActions();
  return [...comfort, ...(isSignedIn ? own : []), ...languages];
}

function useComfortActions(): PaletteItem[] {
  const t = useT();
  const { calm, theme } = useComfort();
  const isCalm = calm === 'true';
  return [
    {
      id: 'calm',
      label: t(isCalm ? 'commandMenu.calmOff' : 'commandMenu.calmOn'),
      icon: Leaf,
      run: () => setComfort({ calm: isCalm ? 'false' : 'true' }),
    },
    ...comfortChoices.theme
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme-${choice}`,
        label: t('commandMenu.theme', { theme: t(`comfort.theme.${choice}`) }),
        icon: SunMoon,
        run: () => setComfort({ theme: choice }),
      })),
  ];
}

function useLanguageActions(): PaletteItem[] {
  const t = useT();
  return getOfferedLanguages()
    .filter((language) => language !== getCurrentLanguage())
    .map((language) => ({
      id: `language-${language}`,
      label: t('commandMenu.switchTo', { language: languageNames[language] }),
      icon: Languages,
      run: () => setComfort({ language }),
    }));
}

function useUserActions(): PaletteItem[] {
  const t = useT();
  const logOut = useLogOut();
  const navigate = useNavigate();
  return [
    {
      id: 'comfort',
      label: t('commandMenu.settings'),
      icon: SlidersHorizontal,
      run: () => void navigate(paths.settingsPage('comfort')),
    },
    { id: 'logOut', label: t('shell.profile.logOut'), icon: LogOut, run: () => void logOut() },
  ];
}
