import { type ReactNode, useEffect } from 'react';
import { Layout, useTheme } from 'react-admin';
import { ConsoleMenu } from '../menu/console-menu.tsx';
import { FactorPrompt } from '../session/factor-prompt.tsx';
import { useRoleSync } from '../session/use-role-sync.ts';
import { ShortcutKeys } from '../shortcuts/shortcut-keys.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePageTitle } from './use-page-title.ts';
import { useStoredToast } from './use-stored-toast.ts';

/** react-admin lets the page grow to its widest table. Here the table scrolls instead. */
const FITS_THE_WINDOW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': { minWidth: 0 },
};

/** Sets the theme on the document, as the site does, for code that reads the theme there. */
const useDocumentTheme = (): void => {
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
};

/** Layout of every page: app bar, menu, global shortcuts, and the prompt for a second factor. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  useDocumentTheme();
  usePageTitle();
  usePageFocus();
  useStoredToast();
  useRoleSync();
  return (
    <>
      <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn sx={FITS_THE_WINDOW}>
        {children}
      </Layout>
      <ShortcutKeys />
      <FactorPrompt />
    </>
  );
};
