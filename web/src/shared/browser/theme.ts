import { readStorage, writeStorage } from '@bigorna/client/storage';
import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'dark' | 'light';

/** Storage key of the choice. shell.html reads this key before the first paint. */
export const THEME_KEY = 'theme';
export const DEFAULT_THEME: ThemeChoice & Theme = 'dark';
/** Color of the browser's bar. */
export const BAR_COLORS: Readonly<Record<Theme, string>> = { dark: '#100e0d', light: '#f5eee4' };

const listeners = new Set<() => void>();
const isChoice = (text: string | null): text is ThemeChoice => THEME_CHOICES.some((choice) => choice === text);

/** In-memory choice, for browsers that refuse storage. */
let chosen: ThemeChoice | undefined;

/** The visitor's choice. */
export const readThemeChoice = (): ThemeChoice => {
  if (chosen) return chosen;
  const stored = readStorage(THEME_KEY);
  return isChoice(stored) ? stored : DEFAULT_THEME;
};

const readTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** The server does not know the visitor's theme. */
const readDefaultTheme = () => DEFAULT_THEME;

const apply = (): void => {
  const choice = readThemeChoice();
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = choice === 'system' ? (prefersLight ? 'light' : 'dark') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLORS[theme]);
  for (const listener of listeners) listener();
};

/** Stores and applies a theme. */
export const chooseTheme = (choice: ThemeChoice): void => {
  chosen = choice;
  writeStorage(THEME_KEY, choice);
  apply();
};

const handleStorage = (): void => {
  chosen = undefined;
  apply();
};

/**
 * Watches theme and choice. All listeners share one subscription to the system's theme and to other tabs. The subscription ends with the last
 * listener.
 */
export const watchTheme = (listener: () => void): (() => void) => {
  const media = matchMedia('(prefers-color-scheme: light)');
  listeners.add(listener);
  media.addEventListener('change', apply);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    media.removeEventListener('change', apply);
    removeEventListener('storage', handleStorage);
  };
};

/** The active theme and the visitor's choice. */
export const useTheme = (): { theme: Theme; choice: ThemeChoice } => ({
  theme: useSyncExternalStore(watchTheme, readTheme, readDefaultTheme),
  choice: useSyncExternalStore(watchTheme, readThemeChoice, readDefaultTheme),
});
