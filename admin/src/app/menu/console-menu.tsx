import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box } from '@mui/material';
import { useEffect } from 'react';
import { Menu, useTranslate } from 'react-admin';
import { preloadMarkdown } from '#shared/fields/markdown.tsx';
import { DASHBOARD_KEY, MENU_PAGES } from '#shared/pages/pages.ts';
import { usePageLocation } from '#shared/queue-list/use-page-location.ts';
import { useQueueCount } from '#shared/queue-list/use-queue-count.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { loadWhenIdle, preloadPage } from '../preload-views.ts';
import { CurrentStaff } from './current-staff.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { QueueBadge } from './queue-badge.tsx';

interface PageItemProps {
  page: (typeof MENU_PAGES)[number];
  to: ReturnType<ReturnType<typeof usePageLocation>>;
}

const PageItem = ({ page: { name, icon: Icon, key, queues }, to }: PageItemProps) => {
  useEffect(() => loadWhenIdle(() => preloadPage(name)), [name]);
  const waiting = useQueueCount()(queues);
  return (
    <Menu.Item
      to={to}
      leftIcon={<Icon />}
      aria-keyshortcuts={`g ${key}`}
      primaryText={<PageLabel name={name} waiting={waiting} />}
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
  const getLocation = usePageLocation();
  useEffect(() => loadWhenIdle(preloadMarkdown), []);
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
          <PageItem key={page.name} page={page} to={getLocation(page)} />
        ))}
      </Menu>
      <MenuFoot />
    </Box>
  );
};
