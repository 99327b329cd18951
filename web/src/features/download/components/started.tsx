import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { CircleCheck, ExternalLink, RotateCw } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FavoriteToggle } from '#app/mods/favorite-toggle.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';

/** How a run ended; also announced. */
export const outcomeMessages = defineMessages({
  started: { id: 'download.started', defaultMessage: 'Download iniciado' },
  ready: { id: 'download.ready', defaultMessage: 'Tudo pronto' },
});
const messages = defineMessages({
  hint: { id: 'download.hint', defaultMessage: 'Não começou? Abra o arquivo por este link.' },
  open: { id: 'download.open', defaultMessage: 'Abrir em nova aba' },
  external: {
    id: 'download.external',
    defaultMessage: 'Este arquivo está hospedado em outro lugar e abre em uma nova aba.',
  },
  expired: { id: 'download.expired', defaultMessage: 'O link venceu enquanto a página estava aberta.' },
  renew: { id: 'download.renew', defaultMessage: 'Pedir um novo link' },
});

interface StartedProps {
  mod: ModPage;
  release: ModRelease;
  /** The ticket's address; without one, it ran out. */
  url?: string;
  onRenew?: () => void;
}

/** The download is on its way: the link for when it did not come, or, for a file elsewhere, the way there. */
export const Started = ({ mod, release, url, onRenew }: StartedProps) => (
  <>
    <CircleCheck aria-hidden size={40} className="text-grass" />
    <h2>
      <FormattedMessage {...(release.external ? outcomeMessages.ready : outcomeMessages.started)} />
    </h2>
    {url ? (
      <>
        <p className="text-text-2">
          <FormattedMessage {...(release.external ? messages.external : messages.hint)} />
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonAnchor variant={release.external ? 'primary' : 'plain'} href={url} target="_blank" rel="noopener">
            <ExternalLink aria-hidden size={18} />
            <FormattedMessage {...messages.open} />
          </ButtonAnchor>
          <FavoriteToggle mod={mod} />
        </div>
      </>
    ) : (
      <>
        <p className="text-text-2">
          <FormattedMessage {...messages.expired} />
        </p>
        <Button onClick={onRenew}>
          <RotateCw aria-hidden size={18} />
          <FormattedMessage {...messages.renew} />
        </Button>
      </>
    )}
  </>
);
