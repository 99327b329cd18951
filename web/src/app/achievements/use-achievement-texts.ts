import type { AchievementText } from '@bigorna/domain/achievement-texts/text';
import { useEffect, useState } from 'react';
import { useLocale } from '#i18n/locale-provider.tsx';
import { loadAchievementTexts, type TextOfAchievement } from './achievement-texts.ts';

interface Loaded {
  locale: string;
  textOf: TextOfAchievement;
}

/** Names and descriptions of the achievements in the reader's language; undefined until they are loaded. */
export const useAchievementTexts = (): ((id: string) => AchievementText | undefined) | undefined => {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    loadAchievementTexts(locale).then(
      (textOf) => {
        if (isCurrent) setLoaded({ locale, textOf });
      },
      // Without them the page shows progress alone; the next visit tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.textOf : undefined;
};
