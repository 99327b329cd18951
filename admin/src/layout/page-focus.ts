import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_TITLE_ID } from './use-page-title.ts';

/** A page's own care for the focus, such as of the next row in a queue, comes first. */
const OWN_CARE_MS = 100;

const focusHeading = (): void => document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });

const isInMenu = (): boolean => document.activeElement?.closest('[role=menu]') != null;

/** From the menu to the page that it led to: among its items, letters look for items. */
const useFocusFromMenu = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && isInMenu()) focusHeading();
  }, [pathname]);
};

/** Where what had the focus has gone, such as a verb that no longer fits, the focus is at the page's heading. */
const useKeptFocus = (): void => {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const take = () => {
      if (document.activeElement === document.body) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      clearTimeout(timer);
      timer = setTimeout(take, OWN_CARE_MS);
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

/** Keeps the keyboard within the page, where letters are keys, whatever comes and goes. */
export const usePageFocus = (): void => {
  useFocusFromMenu();
  useKeptFocus();
};
