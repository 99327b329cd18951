import { useEffect } from 'react';

/** Sets the page's meta description while mounted, then restores the site's. */
export const useDescription = (text: string | undefined): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!(meta && text)) return;
    const previous = meta.content;
    meta.content = text;
    return () => {
      meta.content = previous;
    };
  }, [text]);
};
