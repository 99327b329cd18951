import { z } from 'zod';

/** The site's theme choice, under the key that the site keeps it in. */
const THEME_KEY = 'theme';
const choiceOf = z.enum(['light', 'dark', 'system']).catch('dark');

export type Theme = 'light' | 'dark';

/** The theme that the site's choice in this browser comes to. */
export const storedTheme = (): Theme => {
  const choice = choiceOf.parse(localStorage.getItem(THEME_KEY));
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** Keeps a theme, for the site too; the system's is left to the system while it is the same. */
export const chooseTheme = (theme: string): void => {
  if (theme !== storedTheme()) localStorage.setItem(THEME_KEY, theme);
};
