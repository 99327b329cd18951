import type { AdCard } from '@bigorna/domain/endpoints/mods';
import { textIn } from '@bigorna/domain/translated-text';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { pickByWeight } from './pick-ad.ts';

const messages = defineMessages({ label: { id: 'ad.label', defaultMessage: 'Publicidade' } });

interface AdSlotProps {
  ads: readonly AdCard[] | undefined;
  placement: AdCard['placement'];
}

const counting = () => import('./count-ad.ts');

const AdPicture = ({ ad }: { ad: AdCard }) => {
  const { locale } = useIntl();
  const alt = textIn(ad.alt, locale);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    // An ad that cannot be counted is shown all the same.
    counting().then(
      ({ countWhenSeen }) => link.current && countWhenSeen(link.current, ad.id, gone.signal),
      () => undefined,
    );
    return () => gone.abort();
  }, [ad.id]);
  return (
    <aside className="ad">
      <FormattedMessage {...messages.label} />
      <a
        ref={link}
        href={ad.link}
        target="_blank"
        rel="noopener sponsored"
        onClick={() => void counting().then(({ countClick }) => countClick(ad.id))}
      >
        <img
          src={ad.image_url}
          alt={alt.text}
          {...(alt.locale === locale ? {} : { lang: alt.locale })}
          width={ad.width}
          height={ad.height}
          loading="lazy"
          decoding="async"
        />
      </a>
    </aside>
  );
};

/** A place for advertising: labelled, with the picture's size told beforehand; nothing when none is booked. */
export const AdSlot = ({ ads, placement }: AdSlotProps) => {
  // One throw of the dice for as long as the place is shown, so that it keeps its ad.
  const [chance] = useState(Math.random);
  const ad = pickByWeight(ads?.filter((candidate) => candidate.placement === placement) ?? [], chance);
  return ad ? <AdPicture key={ad.id} ad={ad} /> : null;
};
