import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { CircleCheck, ExternalLink, RotateCw } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { FavoriteToggle } from '#shared/mods/favorite-toggle.tsx';
import { Button, ButtonAnchor } from '#shared/ui/button.tsx';

/** Result of the download, also announced to screen readers. */
export const outcomeMessages = defineMessages({
  started: { id: 'download.started', defaultMessage: 'Download iniciado' },
  ready: { id: 'download.ready', defaultMessage: 'Tudo pronto' },
});
const messages = defineMessages({
  hint: { id: 'download.hint', defaultMessage: 'Não começou? Abra o arquivo por este link.' },
  open: { id: 'download.open', defaultMessage: 'Abrir em nova aba' },
  external: {
    id: 'download.external',
    defaultMessage: 'Este arquivo está hospedado em outro site e abre em uma nova aba.',
  },
  expired: { id: 'download.expired', defaultMessage: 'O link expirou enquanto a página estava aberta.' },
  renew: { id: 'download.renew', defaultMessage: 'Pedir um novo link' },
});

interface StartedProps {
  mod: ModPage;
  release: ModRelease;
  /** URL of the ticket; undefined once the ticket expired. */
  url?: string;
  onRenew?: () => void;
}

/** Shown for a started download: a link for a retry, or the link to an external file. */
export const Started = ({ mod, release, url, onRenew }: StartedProps) => (
  <>
    <CircleCheck aria-hidden size={40} className="text-grass" />
    <h2>{translate(release.external ? outcomeMessages.ready : outcomeMessages.started)}</h2>
    {url ? (
      <>
        <p className="text-text-2">{translate(release.external ? messages.external : messages.hint)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonAnchor variant={release.external ? 'primary' : 'plain'} href={url} target="_blank" rel="noopener">
            <ExternalLink aria-hidden size={18} />
            {translate(messages.open)}
          </ButtonAnchor>
          <FavoriteToggle mod={mod} />
        </div>
      </>
    ) : (
      <>
        <p className="text-text-2">{translate(messages.expired)}</p>
        <Button onClick={onRenew}>
          <RotateCw aria-hidden size={18} />
          {translate(messages.renew)}
        </Button>
      </>
    )}
  </>
);
