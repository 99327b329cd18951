import { Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from './theme.ts';

/** The choices of the theme, with their icons. */
export const THEME_ENTRIES = [
  { choice: 'dark', Icon: Moon },
  { choice: 'light', Icon: Sun },
  { choice: 'system', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; Icon: typeof Sun }[];
