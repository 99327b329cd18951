import { isStaff, ROLE_BADGES } from '@bigorna/domain/access/roles';
import { BRAND } from '@bigorna/domain/brand';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, useGetIdentity, useTheme, useTranslate } from 'react-admin';
import { useReader } from '../session/use-reader.ts';
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

/** Who reads, with their role: what one may do here hangs on it. */
const Reader = () => {
  const { identity } = useGetIdentity();
  const { role } = useReader();
  if (!identity || !role || !isStaff(role)) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, ml: 1 }}>
      <Typography component="span" variant="body2" noWrap sx={{ maxWidth: 180, display: { xs: 'none', md: 'block' } }}>
        {identity.fullName}
      </Typography>
      <Chip size="small" variant="outlined" color="primary" label={ROLE_BADGES[role]} />
    </Box>
  );
};

/** Bar with the page's title, language, theme and who reads. */
export const ConsoleBar = () => (
  <AppBar
    userMenu={false}
    toolbar={
      <>
        <LoadingIndicator />
        <LanguageMenu />
        <ThemeToggle />
        <Reader />
      </>
    }
  >
    <Typography
      component="span"
      sx={{ fontFamily: "'Jersey 15', system-ui", fontSize: '1.75rem', mr: 3, display: { xs: 'none', md: 'inline' } }}
    >
      {BRAND.name}
    </Typography>
    <TitlePortal component="h1" />
  </AppBar>
);
