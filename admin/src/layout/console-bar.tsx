import { BRAND } from '@bigorna/domain/brand';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, useTheme, useTranslate } from 'react-admin';
import { CurrentStaff } from './current-staff.tsx';
import { LanguageMenu } from './language-menu.tsx';

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

/** A phone's bar has room for the title and the main buttons only. The rest is in its menu. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'block' } } as const;

/** Refresh button, and a spinner during requests. react-admin leaves its spinner without a name. */
const RefreshOrProgress = () => {
  const translate = useTranslate();
  return <LoadingIndicator aria-label={translate('ra.page.loading')} />;
};

/** App bar with the page's title, language, theme and current user. */
export const ConsoleBar = () => (
  <AppBar
    userMenu={false}
    toolbar={
      <>
        <Box sx={WIDE_ONLY}>
          <RefreshOrProgress />
        </Box>
        <LanguageMenu />
        <ThemeToggle />
        <Box sx={{ ...WIDE_ONLY, ml: 1, minWidth: 0 }}>
          <CurrentStaff />
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
