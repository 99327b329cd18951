import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyView } from '#shared/loading/lazy-view.ts';
import { DASHBOARD_KEY, MENU_PAGES } from '#shared/pages/pages.ts';
import { usePageLocation } from '#shared/queue-list/use-page-location.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { setShortcutsVisible, useShortcutsVisible } from '#shared/shortcuts/shortcuts.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { findSearch } from './find-search.ts';
import { useGoKeys } from './use-go-keys.ts';

const ShortcutsDialog = lazyView(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

/** Global shortcuts and their list. */
export const ShortcutKeys = () => {
  const isShown = useShortcutsVisible();
  const navigate = useNavigate();
  const { canOpen } = useCurrentStaff();
  const getLocation = usePageLocation();
  useShortcut('?', () => setShortcutsVisible(true));
  useShortcut('/', () => findSearch()?.focus());
  useGoKeys((key) => {
    const page = MENU_PAGES.find((item) => item.key === key && canOpen(item.name, 'list'));
    if (page || key === DASHBOARD_KEY) void navigate(page ? getLocation(page) : '/admin');
  });
  return isShown ? (
    <Suspense>
      <ShortcutsDialog />
    </Suspense>
  ) : null;
};
