import { z } from 'zod';

/** The site's theme choice, under the key that the site keeps it in. */
export const storedTheme = (): 'light' | 'dark' => {
  const choice = z.enum(['light', 'dark', 'system']).catch('dark').parse(localStorage.getItem('theme'));
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};
