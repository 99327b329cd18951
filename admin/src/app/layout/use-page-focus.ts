import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_TITLE_ID } from './use-page-title.ts';

/** Lets a page's own focus handling run first, such as moving to the next row of a queue. */
const FOCUS_DELAY_MS = 100;

/** Focuses the page's content, so that Tab continues there and not in the menu. */
const focusContent = (): void => {
  const content = document.getElementById('main-content');
  content?.setAttribute('tabindex', '-1');
  // Screen readers read the page's title.
  content?.setAttribute('aria-labelledby', PAGE_TITLE_ID);
  content?.setAttribute('role', 'region');
  content?.focus({ preventScroll: true });
};

const isFocusLost = (): boolean => document.activeElement === document.body;

const isInMenu = (): boolean => document.activeElement?.closest('[role=menu]') != null;

/** Whether a page of the console was open before. On the first page, Tab must reach the skip link. */
let isLater = false;

/** Moves the focus to the content of an opened page: from the menu, or if nothing has the focus. */
const useFocusOnOpen = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isLater) {
      isLater = true;
      return undefined;
    }
    if (pathname && isInMenu()) focusContent();
    const timer = setTimeout(() => {
      if (isFocusLost()) focusContent();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
};

/** Moves the focus to the content when the focused element disappears. */
const useFocusFallback = (): void => {
  useEffect(() => {
    let lastFocused: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      lastFocused = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!lastFocused || lastFocused.isConnected) return;
      lastFocused = null;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isFocusLost()) focusContent();
      }, FOCUS_DELAY_MS);
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
  useFocusOnOpen();
  useFocusFallback();
};
