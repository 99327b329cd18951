import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { DASHBOARD_KEY, MENU_PAGES } from '../../menu/pages.ts';
import { useCurrentStaff } from '../../session/use-current-staff.ts';
import { lazyView } from '../lazy-view.ts';
import { setShortcutsVisible, useShortcutsVisible } from './shortcuts.ts';
import { useGoKeys } from './use-go-keys.ts';
import { useShortcut } from './use-shortcut.ts';

const ShortcutsDialog = lazyView(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

/** Search field of a list. */
const SEARCH = 'main input[type="search"], main input[name="q"]';

const focusSearch = (): void => {
  document.querySelector<HTMLInputElement>(SEARCH)?.focus();
};

/** Global shortcuts and their list. */
export const ShortcutKeys = () => {
  const isShown = useShortcutsVisible();
  const navigate = useNavigate();
  const { canOpen } = useCurrentStaff();
  useShortcut('?', () => setShortcutsVisible(true));
  useShortcut('/', focusSearch);
  useGoKeys((key) => {
    const page = MENU_PAGES.find((item) => item.key === key && canOpen(item.name, 'list'));
    if (page || key === DASHBOARD_KEY) void navigate(page ? `/admin/${page.name}` : '/admin');
  });
  return isShown ? (
    <Suspense>
      <ShortcutsDialog />
    </Suspense>
  ) : null;
};
