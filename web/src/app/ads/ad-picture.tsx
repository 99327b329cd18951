import type { AdCard } from '@bigorna/domain/endpoints/mods';
import { textIn } from '@bigorna/domain/translated-text';
import { useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages({ label: { id: 'ad.label', defaultMessage: 'Publicidade' } });

const counting = () => import('./count-ad.ts');

/** The mouse button that opens a link in a tab of its own. */
const MIDDLE_BUTTON = 1;

/** Whether an element lies below the window: what happens there moves nothing that is read. */
const isBelowWindow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight;

/** An ad with its label, in the room that its size asks for. One whose picture cannot be had is not shown. */
export const AdPicture = ({ ad }: { ad: AdCard }) => {
  const { locale } = useIntl();
  const alt = textIn(ad.alt, locale);
  const id = useId();
  const [picture, setPicture] = useState<'awaited' | 'there' | 'blank' | 'gone'>('awaited');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (picture !== 'there') return;
    const gone = new AbortController();
    // An ad that cannot be counted is shown all the same.
    counting().then(
      ({ countWhenSeen }) => link.current && countWhenSeen(link.current, ad.id, gone.signal),
      () => undefined,
    );
    return () => gone.abort();
  }, [ad.id, picture]);
  if (picture === 'gone') return null;
  const tellFollowed = () => void counting().then(({ countClick }) => countClick(ad.id));
  return (
    <aside className={picture === 'blank' ? 'ad invisible' : 'ad'} aria-labelledby={`${id}-label ${id}-picture`}>
      <span id={`${id}-label`}>
        <FormattedMessage {...messages.label} />
      </span>
      <a
        ref={link}
        href={ad.link}
        target="_blank"
        rel="sponsored noopener"
        style={{ width: ad.width }}
        onClick={tellFollowed}
        onAuxClick={({ button }) => button === MIDDLE_BUTTON && tellFollowed()}
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
          onLoad={() => setPicture('there')}
          // In sight, its room stays, so that nothing moves.
          onError={({ currentTarget }) => setPicture(isBelowWindow(currentTarget) ? 'gone' : 'blank')}
        />
      </a>
    </aside>
  );
};
