import type { Channel } from '@bigorna/domain/catalogue-terms';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the channels. A missing name is a compile error. */
export const channelNames = defineMessages({
  release: { id: 'channel.release', defaultMessage: 'estável' },
  beta: { id: 'channel.beta', defaultMessage: 'beta' },
  alpha: { id: 'channel.alpha', defaultMessage: 'alfa' },
}) satisfies Record<Channel, MessageDescriptor>;

/** Texts that the mod page and the download page share. */
export const releaseMessages = defineMessages({
  external: { id: 'release.external', defaultMessage: 'Hospedado em outro site' },
  recommended: { id: 'release.recommended', defaultMessage: 'Recomendada' },
  recommendedForGame: { id: 'release.recommendedForGame', defaultMessage: 'Recomendada para o seu jogo' },
});
