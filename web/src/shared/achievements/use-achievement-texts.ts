import type { AchievementText } from '@bigorna/domain/achievement-texts/text';
import { useEffect, useState } from 'react';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { type GetAchievementText, loadAchievementTexts } from './achievement-texts.ts';

interface Loaded {
  locale: string;
  getText: GetAchievementText;
}

/** Names and descriptions of the achievements in the current language; undefined until loaded. */
export const useAchievementTexts = (): ((id: string) => AchievementText | undefined) | undefined => {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    loadAchievementTexts(locale).then(
      (getText) => {
        if (isCurrent) setLoaded({ locale, getText });
      },
      // If the texts fail to load, the page shows only progress. The next visit retries.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.getText : undefined;
};
