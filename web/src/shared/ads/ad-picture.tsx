import type { AdCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getTextIn } from '@bigorna/domain/translated-text';
import { useEffect, useId, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({ label: { id: 'ad.label', defaultMessage: 'Publicidade' } });

const loadCounting = () => import('./count-ad.ts');

/** Mouse button that opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

/** Whether an element is below the window: layout changes there move no visible content. */
const isBelowWindow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight;

/** An ad with its label. If the image fails to load, a visible ad leaves an empty area; ads below the window vanish. */
export const AdPicture = ({ ad }: { ad: AdCard }) => {
  const { locale } = useIntl();
  const alt = getTextIn(ad.alt, locale);
  const id = useId();
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'blank' | 'hidden'>('loading');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (picture !== 'loaded') return;
    const unmounted = new AbortController();
    // If the counting code fails to load, the ad still shows.
    loadCounting().then(
      ({ countWhenVisible }) => link.current && countWhenVisible(link.current, ad.id, unmounted.signal),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [ad.id, picture]);
  if (picture === 'hidden') return null;
  const countFollowed = () =>
    void loadCounting().then(
      ({ countClick }) => countClick(ad.id),
      () => undefined,
    );
  return (
    <aside className={picture === 'blank' ? 'ad invisible' : 'ad'} aria-labelledby={`${id}-label ${id}-picture`}>
      <span id={`${id}-label`}>{translate(messages.label)}</span>
      <a
        ref={link}
        href={ad.link}
        target="_blank"
        rel="sponsored noopener"
        style={{ width: ad.width }}
        onClick={countFollowed}
        onAuxClick={({ button }) => button === MIDDLE_BUTTON && countFollowed()}
      >
        <img
          id={`${id}-picture`}
          src={ad.image_url}
          alt={alt.text}
          {...(alt.locale === locale ? {} : { lang: alt.locale })}
          width={ad.width}
          height={ad.height}
          loading="lazy"
          decoding="async"
          onLoad={() => setPicture('loaded')}
          // A visible ad keeps its area, so that nothing moves.
          onError={({ currentTarget }) => setPicture(isBelowWindow(currentTarget) ? 'hidden' : 'blank')}
        />
      </a>
    </aside>
  );
};
