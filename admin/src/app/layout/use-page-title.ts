import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

export const PAGE_TITLE_ID = 'react-admin-title';

/** Keeps the document's title in sync with the page's title. */
export const usePageTitle = (): void => {
  const translate = useTranslate();
  const consoleName = translate('console.menu.label');
  useEffect(() => {
    const heading = document.getElementById(PAGE_TITLE_ID);
    if (!heading) return;
    const syncTitle = () => {
      document.title = [heading.textContent, `${BRAND.name} · ${consoleName}`].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(syncTitle);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    syncTitle();
    return () => observer.disconnect();
  }, [consoleName]);
};
