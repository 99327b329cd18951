import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box } from '@mui/material';
import { type MouseEvent, useEffect } from 'react';
import { Menu, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { DASHBOARD_KEY, MENU_PAGES } from '#shared/pages/pages.ts';
import { getWaitingSearch } from '#shared/pages/waiting-filters.ts';
import { useQueueCount } from '#shared/queue-list/use-queue-count.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { preloadPage, preloadWhenIdle } from '../preload-views.ts';
import { CurrentStaff } from './current-staff.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { QueueBadge } from './queue-badge.tsx';

const PageItem = ({ page, waiting }: { page: (typeof MENU_PAGES)[number]; waiting: number }) => {
  const { name, icon: Icon, key } = page;
  useEffect(() => preloadWhenIdle(name), [name]);
  const navigate = useNavigate();
  const waitingSearch = waiting > 0 ? getWaitingSearch(name) : undefined;
  /** Opens the list's waiting items. A list without waiting items opens as the user left it. */
  const openWaiting = (event: MouseEvent) => {
    if (waitingSearch === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(`/admin/${name}${waitingSearch}`);
  };
  return (
    <Menu.Item
      to={`/admin/${name}`}
      leftIcon={<Icon />}
      aria-keyshortcuts={`g ${key}`}
      primaryText={<PageLabel name={name} waiting={waiting} />}
      onClick={openWaiting}
      onPointerEnter={() => void preloadPage(name)}
    />
  );
};

const PageLabel = ({ name, waiting }: { name: string; waiting: number }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', flexGrow: 1 }}>
        {translate(`console.menu.${name}`)}
      </Box>
      <QueueBadge count={waiting} />
    </Box>
  );
};

/** Menu of the pages that the current user may open, with queue badges. */
export const ConsoleMenu = () => {
  const translate = useTranslate();
  const { canOpen } = useCurrentStaff();
  const getCount = useQueueCount();
  return (
    <Box
      component="nav"
      aria-label={translate('console.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}
    >
      <Box sx={{ display: { xs: 'block', sm: 'none' }, px: 2, pt: 2 }}>
        <CurrentStaff />
      </Box>
      <Menu aria-label={translate('console.menu.label')}>
        <Menu.DashboardItem
          primaryText={translate('console.menu.dashboard')}
          leftIcon={<SpaceDashboardIcon />}
          aria-keyshortcuts={`g ${DASHBOARD_KEY}`}
        />
        {MENU_PAGES.filter(({ name }) => canOpen(name, 'list')).map((page) => (
          <PageItem key={page.name} page={page} waiting={getCount(page.queues)} />
        ))}
      </Menu>
      <MenuFoot />
    </Box>
  );
};
