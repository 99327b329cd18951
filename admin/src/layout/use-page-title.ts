import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Where react-admin's pages put their title. */
export const PAGE_TITLE_ID = 'react-admin-title';

/** Lets the document's title follow the page's, whoever wrote it. */
export const usePageTitle = (): void => {
  const translate = useTranslate();
  const place = translate('console.menu.label');
  useEffect(() => {
    const heading = document.getElementById(PAGE_TITLE_ID);
    if (!heading) return;
    const follow = () => {
      document.title = [heading.textContent, `${BRAND.name} · ${place}`].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    follow();
    return () => observer.disconnect();
  }, [place]);
};
