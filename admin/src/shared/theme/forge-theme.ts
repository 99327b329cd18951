import { ADMIN_SIDEBAR_UNITS } from '@bigorna/domain/limits';
import type { RaThemeOptions } from 'react-admin';
import { createForgeComponents } from './forge-components.ts';
import { FORGE } from './forge-tokens.ts';

const PIXEL_FONT = "'Jersey 15', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, sans-serif";
const TEXT_FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";

/** Unit of the sidebar's width, as on the site: a quarter of a rem. */
const UNIT_PX = 4;

const createForgeTheme = (mode: 'light' | 'dark'): RaThemeOptions => {
  const colors = FORGE[mode];
  return {
    sidebar: { width: ADMIN_SIDEBAR_UNITS * UNIT_PX, closedWidth: 56 },
    shape: { borderRadius: 0 },
    motion: { reducedMotion: 'system' },
    palette: {
      mode,
      primary: { main: colors.ember, contrastText: colors['ember-ink'] },
      secondary: { main: colors.ember, contrastText: colors['ember-ink'] },
      success: { main: colors.grass },
      info: { main: colors.diamond },
      warning: { main: colors.gold },
      error: { main: colors.redstone },
      background: { default: colors.bg, paper: colors.surface },
      text: { primary: colors.text, secondary: colors['text-2'] },
      divider: colors.line,
    },
    typography: {
      fontFamily: TEXT_FONT,
      h4: { fontFamily: PIXEL_FONT },
      h5: { fontFamily: PIXEL_FONT, fontSize: '1.75rem' },
      h6: { fontFamily: PIXEL_FONT, fontSize: '1.5rem' },
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: createForgeComponents(colors),
  };
};

/** Dark and light forge theme for react-admin. */
export const darkForge = createForgeTheme('dark');
export const lightForge = createForgeTheme('light');
