import { useEffect } from 'react';

/** What search engines show of a page while the caller is shown, the site's own description otherwise. */
export const useDescription = (text: string | undefined): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!(meta && text)) return;
    const former = meta.content;
    meta.content = text;
    return () => {
      meta.content = former;
    };
  }, [text]);
};
