import { LOADERS } from '@bigorna/domain/catalogue-terms';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { useEffect, useEffectEvent } from 'react';
import { GAME_KEY, setMyGame } from '#app/my-game.ts';
import { readStored } from '#app/stored-choice.ts';
import { chooseTheme, DEFAULT_THEME, THEME_KEY } from '#app/theme.ts';
import { languages } from '#i18n/locale-store.ts';

const isOpen = (key: string): boolean => readStored(key) === null;

/** Gives the page the language, theme and game of the member's account, each where this browser has no choice of its own. */
export const useAccountPreferences = (user: OwnUser | undefined): void => {
  const take = useEffectEvent(() => {
    if (!user) return;
    const { locale, theme, game_version, loader } = user.settings;
    const shown = languages.shown();
    // Without the language's texts the page stays as it is.
    if (locale && locale !== shown.locale && shown.origin === 'detected')
      void languages.suggest(locale).catch(() => undefined);
    if (theme !== DEFAULT_THEME && isOpen(THEME_KEY)) chooseTheme(theme);
    const version = GAME_VERSIONS.find((known) => known === game_version) ?? '';
    const loads = LOADERS.find((known) => known === loader) ?? '';
    if ((version || loads) && isOpen(GAME_KEY)) setMyGame({ version, loader: loads });
  });
  const uid = user?.id;
  useEffect(() => {
    if (uid !== undefined) take();
  }, [uid]);
};
