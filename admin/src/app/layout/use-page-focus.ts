import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_TITLE_ID } from './use-page-title.ts';

/** Lets a page's own focus handling run first, such as moving to the next row of a queue. */
const FOCUS_DELAY_MS = 100;

const focusHeading = (): void => document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });

const isInMenu = (): boolean => document.activeElement?.closest('[role=menu]') != null;

/** Moves the focus from the menu to the opened page, because letter keys inside a menu search the menu's items. */
const useFocusFromMenu = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && isInMenu()) focusHeading();
  }, [pathname]);
};

/** Moves the focus to the page's heading when the focused element disappears. */
const useFocusFallback = (): void => {
  useEffect(() => {
    let lastFocused: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      lastFocused = target instanceof Element ? target : null;
    };
    const focusIfLost = () => {
      if (document.activeElement === document.body) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (!lastFocused || lastFocused.isConnected) return;
      lastFocused = null;
      clearTimeout(timer);
      timer = setTimeout(focusIfLost, FOCUS_DELAY_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
};

/** Keeps the focus inside the page, where shortcuts work. */
export const usePageFocus = (): void => {
  useFocusFromMenu();
  useFocusFallback();
};
