import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { DASHBOARD_KEY, MENU_PAGES } from '../../menu/pages.ts';
import { useReader } from '../../session/use-reader.ts';
import { late } from '../late.ts';
import { showShortcuts, useShortcutsShown } from './shortcuts.ts';
import { useGoKeys } from './use-go-keys.ts';
import { useShortcut } from './use-shortcut.ts';

const ShortcutsDialog = late(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

/** A list's own search field. */
const SEARCH = 'main input[type="search"], main input[name="q"]';

const focusSearch = (): void => {
  document.querySelector<HTMLInputElement>(SEARCH)?.focus();
};

/** The keys that do the same on every page, and their list. */
export const ShortcutKeys = () => {
  const isShown = useShortcutsShown();
  const navigate = useNavigate();
  const { may } = useReader();
  useShortcut('?', () => showShortcuts(true));
  useShortcut('/', focusSearch);
  useGoKeys((key) => {
    const page = MENU_PAGES.find((one) => one.key === key && may(one.name, 'list'));
    if (page || key === DASHBOARD_KEY) void navigate(page ? `/admin/${page.name}` : '/admin');
  });
  return isShown ? (
    <Suspense>
      <ShortcutsDialog />
    </Suspense>
  ) : null;
};
