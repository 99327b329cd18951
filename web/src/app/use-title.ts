import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';

/** Sets the document's title while the caller is shown; nothing changes while `title` is undefined. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${BRAND.name}`;
  }, [title]);
};
