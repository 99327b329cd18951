import { BRAND } from '@bigorna/domain/brand';
import { Box, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, useTranslate } from 'react-admin';
import { CurrentStaff } from '../menu/current-staff.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** On a phone, the bar has room only for the title and the main buttons. The rest is in the menu. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'block' } } as const;

/** Refresh button, and a spinner during requests. react-admin's spinner has no accessible name. */
const RefreshOrProgress = () => {
  const translate = useTranslate();
  return <LoadingIndicator aria-label={translate('ra.page.loading')} />;
};

/** App bar with the page's title, language and current user. */
export const ConsoleBar = () => (
  <AppBar
    userMenu={false}
    toolbar={
      <>
        <Box sx={WIDE_ONLY}>
          <RefreshOrProgress />
        </Box>
        <SearchButton />
        <LanguageMenu />
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
