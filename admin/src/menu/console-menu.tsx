import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box } from '@mui/material';
import { Menu, useTranslate } from 'react-admin';
import { Reader } from '../layout/reader.tsx';
import { useReader } from '../session/use-reader.ts';
import { MenuFoot } from './menu-foot.tsx';
import { DASHBOARD_KEY, MENU_PAGES, type MenuPage } from './pages.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const PageItem = ({ page: { name, icon: Icon, key }, waiting }: { page: MenuPage; waiting: number }) => (
  <Menu.Item
    to={`/admin/${name}`}
    leftIcon={<Icon />}
    aria-keyshortcuts={`g ${key}`}
    primaryText={<PageName name={name} waiting={waiting} />}
  />
);

const PageName = ({ name, waiting }: { name: string; waiting: number }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', flexGrow: 1 }}>
        {translate(`console.menu.${name}`)}
      </Box>
      <WaitingBadge count={waiting} />
    </Box>
  );
};

/** The way to every page that the reader may see, with what waits there. */
export const ConsoleMenu = () => {
  const translate = useTranslate();
  const { may } = useReader();
  const waiting = useWaiting();
  return (
    <Box
      component="nav"
      aria-label={translate('console.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}
    >
      <Box sx={{ display: { xs: 'block', sm: 'none' }, px: 2, pt: 2 }}>
        <Reader />
      </Box>
      <Menu aria-label={translate('console.menu.label')}>
        <Menu.DashboardItem
          primaryText={translate('console.menu.dashboard')}
          leftIcon={<SpaceDashboardIcon />}
          aria-keyshortcuts={`g ${DASHBOARD_KEY}`}
        />
        {MENU_PAGES.filter(({ name }) => may(name, 'list')).map((page) => (
          <PageItem key={page.name} page={page} waiting={waiting(page.queues)} />
        ))}
      </Menu>
      <MenuFoot />
    </Box>
  );
};
