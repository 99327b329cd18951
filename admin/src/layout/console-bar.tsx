import { BRAND } from '@bigorna/domain/brand';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, useTheme, useTranslate } from 'react-admin';
import { LanguageMenu } from './language-menu.tsx';
import { Reader } from './reader.tsx';

const ThemeToggle = () => {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = translate(`console.menu.theme_${other}`);
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setTheme(other)}>
        {other === 'light' ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
};

/** A phone's bar has room for the title and what is pressed; the rest is in its menu. */
const WIDE = { display: { xs: 'none', sm: 'block' } } as const;

/** Bar with the page's title, language, theme and who reads. */
export const ConsoleBar = () => (
  <AppBar
    userMenu={false}
    toolbar={
      <>
        <Box sx={WIDE}>
          <LoadingIndicator />
        </Box>
        <LanguageMenu />
        <ThemeToggle />
        <Box sx={{ ...WIDE, ml: 1, minWidth: 0 }}>
          <Reader />
        </Box>
      </>
    }
  >
    <Typography
      component="span"
      sx={{ fontFamily: "'Jersey 15', system-ui", fontSize: '1.75rem', mr: 3, display: { xs: 'none', md: 'inline' } }}
    >
      {BRAND.name}
    </Typography>
    <TitlePortal component="h1" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }} />
  </AppBar>
);
