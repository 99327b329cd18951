import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { ExternalLink } from 'lucide-react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({ title: { id: 'mediaKit.channels', defaultMessage: 'Canais' } });
const followers = defineMessage<{ readonly count: number }>({
  id: 'mediaKit.followers',
  defaultMessage: '{count, plural, one {# seguidor} many {# de seguidores} other {# seguidores}}',
});

/** The portal's other channels and their followers. */
export const Channels = ({ channels }: Pick<PublicMediaKit, 'channels'>) => (
  <>
    <h3 className="mt-[32px] mb-[12px]">{translate(messages.title)}</h3>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8">
      {channels.map(({ name, url, followers: count }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter two equal items; their order never changes
          key={index}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-text-2"
        >
          <a href={url} rel="noopener" className="text-link inline-flex min-h-7 items-center gap-2 wrap-anywhere">
            <span>{name}</span>
            <ExternalLink aria-hidden size={16} />
          </a>
          <span>{translate(followers, { count })}</span>
        </li>
      ))}
    </ul>
  </>
);
