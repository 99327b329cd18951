import { useEffect } from 'react';
import { usePageHead } from './rendering.ts';

/** The site's description, for pages without their own. */
let siteDescription = '';

const setDescription = (text: string): void => {
  document.querySelector('meta[name=description]')?.setAttribute('content', text);
};

/** Sets the description of pages that set none. */
export const useSiteDescription = (text: string): void => {
  const head = usePageHead();
  if (head) head.description = text;
  useEffect(() => {
    siteDescription = text;
    setDescription(text);
  }, [text]);
};

/** Sets the page's meta description while mounted, then restores the site's. */
export const useDescription = (text: string | undefined): void => {
  const head = usePageHead();
  if (head && text) head.description = text;
  useEffect(() => {
    if (!text) return;
    setDescription(text);
    return () => setDescription(siteDescription);
  }, [text]);
};
