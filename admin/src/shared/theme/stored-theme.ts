import { readStorage, writeStorage } from '@bigorna/client/storage';
import { z } from 'zod';

/** Storage key of the site's theme choice. */
const THEME_KEY = 'theme';
const choiceSchema = z.enum(['light', 'dark', 'system']).catch('dark');

export type Theme = 'light' | 'dark';

/** The theme that the site's stored choice resolves to. */
export const getStoredTheme = (): Theme => {
  const choice = choiceSchema.parse(readStorage(THEME_KEY));
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** Stores a theme, also for the site. Does not store the current theme, so that `system` stays chosen. */
export const storeTheme = (theme: string): void => {
  if (theme !== getStoredTheme()) writeStorage(THEME_KEY, theme);
};
