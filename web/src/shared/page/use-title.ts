import { BRAND } from '@bigorna/domain/brand';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePageHead } from './rendering.ts';

/** Sets the document's title. Does nothing while `title` is undefined. */
export const useTitle = (title: string | undefined): void => {
  const head = usePageHead();
  const whole = title && `${title} · ${BRAND.name}`;
  if (head && whole) head.title = whole;
  const { locale } = useIntl();
  // The route sets its own title again when the language changes, also if this one stays the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (whole) document.title = whole;
  }, [whole, locale]);
};
