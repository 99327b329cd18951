import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal';
import { ExternalLink } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({ title: { id: 'mediaKit.channels', defaultMessage: 'Canais' } });
const followers = defineMessage<{ readonly count: number }>({
  id: 'mediaKit.followers',
  defaultMessage: '{count, plural, one {# seguidor} many {# de seguidores} other {# seguidores}}',
});

/** Where else the portal is found, and how many follow it there. */
export const Channels = ({ channels }: Pick<PublicMediaKit, 'channels'>) => (
  <>
    <h3 className="kit-subhead">
      <FormattedMessage {...messages.title} />
    </h3>
    <ul className="kit-channels">
      {channels.map(({ name, url, followers: count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write two alike; they keep their order
        <li key={index}>
          <a href={url} rel="noopener" className="text-link">
            <span>{name}</span>
            <ExternalLink aria-hidden size={16} />
          </a>
          <span>
            <FormattedMessage {...followers} values={{ count }} />
          </span>
        </li>
      ))}
    </ul>
  </>
);
