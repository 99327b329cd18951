import type { Home } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({ label: { id: 'ad.label', defaultMessage: 'Publicidade' } });

type Ad = Home['ads'][number];

interface AdSlotProps {
  ads: readonly Ad[] | undefined;
  placement: Ad['placement'];
}

/** A place for advertising: labelled, with the picture's size told beforehand; nothing when none is booked. */
export const AdSlot = ({ ads, placement }: AdSlotProps) => {
  const ad = ads?.find((candidate) => candidate.placement === placement);
  if (!ad) return null;
  return (
    <div className="ad">
      <FormattedMessage {...messages.label} />
      <a href={ad.link} target="_blank" rel="noopener sponsored">
        <img src={ad.image_url} alt={ad.alt} width={ad.width} height={ad.height} loading="lazy" decoding="async" />
      </a>
    </div>
  );
};
