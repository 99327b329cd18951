import { useEffect } from 'react';
import { usePageHead } from './rendering.ts';

/** The site's description, for pages without their own, and the description of the page. */
let siteText = '';
let pageText: string | undefined;

const write = (): void => {
  document.querySelector('meta[name=description]')?.setAttribute('content', pageText ?? siteText);
};

/** Sets the description of pages that set none. */
export const useSiteDescription = (text: string): void => {
  const head = usePageHead();
  if (head) head.description = text;
  useEffect(() => {
    siteText = text;
    write();
  }, [text]);
};

/** Sets the page's meta description while mounted, then restores the site's. */
export const useDescription = (text: string | undefined): void => {
  const head = usePageHead();
  if (head && text) head.description = text;
  useEffect(() => {
    if (!text) return;
    pageText = text;
    write();
    return () => {
      pageText = undefined;
      write();
    };
  }, [text]);
};
