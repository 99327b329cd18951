import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';

/** Sets the document's title. Does nothing while `title` is undefined. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${BRAND.name}`;
  }, [title]);
};
