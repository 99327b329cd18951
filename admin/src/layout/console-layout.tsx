import { type ReactNode, useEffect } from 'react';
import { Layout, useTheme } from 'react-admin';
import { ConsoleMenu } from '../menu/console-menu.tsx';
import { useFollowedRole } from '../session/use-followed-role.ts';
import { ConsoleBar } from './console-bar.tsx';
import { usePageFocus } from './page-focus.ts';
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx';
import { useLeftToast } from './use-left-toast.ts';
import { usePageTitle } from './use-page-title.ts';

/** React-admin lets the page grow as wide as its widest table; here the table scrolls instead. */
const FITS_THE_WINDOW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': { minWidth: 0 },
};

/** The site's style sheet is not here, but what reads the theme from the document finds it where the site keeps it. */
const useDocumentTheme = (): void => {
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
};

/** Sidebar of 64 units, bar with language, theme and the reader, and the keys that work everywhere. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  useDocumentTheme();
  usePageTitle();
  usePageFocus();
  useLeftToast();
  useFollowedRole();
  return (
    <>
      <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn sx={FITS_THE_WINDOW}>
        {children}
      </Layout>
      <ShortcutKeys />
    </>
  );
};
