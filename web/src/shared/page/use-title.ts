import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';
import { usePageHead } from './rendering.ts';

/** Sets the document's title. Does nothing while `title` is undefined. */
export const useTitle = (title: string | undefined): void => {
  const head = usePageHead();
  const whole = title && `${title} · ${BRAND.name}`;
  if (head && whole) head.title = whole;
  useEffect(() => {
    if (whole) document.title = whole;
  }, [whole]);
};
