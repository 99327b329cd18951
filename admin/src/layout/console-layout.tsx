import { BRAND } from '@bigorna/domain/brand';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, Link, ListItemIcon, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LoadingIndicator,
  LocalesMenuButton,
  Menu,
  TitlePortal,
  ToggleThemeButton,
  useTranslate,
} from 'react-admin';

const ConsoleAppBar = () => (
  <AppBar
    toolbar={
      <>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LocalesMenuButton />
        </Box>
        <ToggleThemeButton />
        <LoadingIndicator />
      </>
    }
  >
    <Typography
      component="span"
      sx={{ fontFamily: "'Jersey 15', system-ui", fontSize: '1.75rem', mr: 3, display: { xs: 'none', sm: 'inline' } }}
    >
      {BRAND.name}
    </Typography>
    <TitlePortal />
  </AppBar>
);

const ConsoleMenu = () => {
  const translate = useTranslate();
  return (
    <Menu>
      <Menu.DashboardItem primaryText={translate('console.menu.dashboard')} leftIcon={<SpaceDashboardIcon />} />
      <Menu.ResourceItem name="mods" primaryText={translate('console.menu.mods')} leftIcon={<Inventory2Icon />} />
      <Box sx={{ mt: 2 }}>
        <MenuItem component={Link} href="/" sx={{ color: 'text.secondary' }}>
          <ListItemIcon>
            <StorefrontIcon />
          </ListItemIcon>
          {translate('console.menu.site')}
        </MenuItem>
      </Box>
    </Menu>
  );
};

/** React-admin lets the page grow as wide as its widest table; here the table scrolls instead. */
const FITS_THE_WINDOW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': { minWidth: 0 },
};

/** Sidebar of 64 units, bar with language, theme and the member's menu. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} sx={FITS_THE_WINDOW}>
    {children}
  </Layout>
);
