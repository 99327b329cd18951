import { readStorage } from '@bigorna/client/storage';
import { LOADERS } from '@bigorna/domain/catalogue-terms';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent } from 'react';
import { chooseTheme, DEFAULT_THEME, THEME_KEY } from '#shared/browser/theme.ts';
import { GAME_KEY, setMyGame } from '#shared/game/my-game.ts';
import { languages } from '#shared/i18n/locale-store.ts';

const isUnset = (key: string): boolean => readStorage(key) === null;

/** Applies locale, theme and game of the member's account, each only if this browser has no stored choice. */
export const useAccountPreferences = (user: CurrentUser | undefined): void => {
  const applySettings = useEffectEvent(() => {
    if (!user) return;
    const { locale, theme, game_version, loader } = user.settings;
    const current = languages.getCurrent();
    // If the texts fail to load, the locale stays.
    if (locale && locale !== current.locale && current.origin === 'detected')
      void languages.suggest(locale).catch(() => undefined);
    if (theme !== DEFAULT_THEME && isUnset(THEME_KEY)) chooseTheme(theme);
    const accountLoader = LOADERS.find((known) => known === loader) ?? '';
    if ((game_version || accountLoader) && isUnset(GAME_KEY))
      setMyGame({ version: game_version ?? '', loader: accountLoader });
  });
  const uid = user?.id;
  useEffect(() => {
    if (uid !== undefined) applySettings();
  }, [uid]);
};
