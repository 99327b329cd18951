import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { ExternalMark } from '#app/mods/external-mark.tsx';
import { FileFacts } from '#app/mods/file-facts.tsx';
import { Hash } from '#app/mods/hash.tsx';
import type { Offer } from '#app/mods/offered-release.ts';
import { gameName, usePageGame } from '#app/mods/page-game.ts';
import { Panel } from '#ui/panel.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  title: { id: 'download.file', defaultMessage: 'O arquivo' },
  compare: {
    id: 'download.compare',
    defaultMessage: 'Compare o SHA-256 para ter certeza de que o arquivo chegou inteiro.',
  },
});
const fits = defineMessage<{ readonly game: string }>({
  id: 'download.fits',
  defaultMessage: 'Para o seu jogo: {game}',
});
const fitsNot = defineMessage<{ readonly game: string }>({
  id: 'download.fitsNot',
  defaultMessage: 'Nenhuma versão é para {game}: esta é a mais nova',
});

/** Whether the release was chosen by the visitor's game, where they told it. */
const Fit = ({ offer }: { offer: Offer }) => {
  const { game } = usePageGame();
  if (offer.fits === undefined) return null;
  const Icon = offer.fits ? Check : CircleAlert;
  return (
    <Pill tone={offer.fits ? 'works' : 'plain'}>
      <Icon aria-hidden size={14} />
      <span>
        <FormattedMessage {...(offer.fits ? fits : fitsNot)} values={{ game: gameName(game) }} />
      </span>
    </Pill>
  );
};

interface FilePanelProps {
  mod: ModPage;
  offer: Offer;
  /** The choice of another release. */
  children: ReactNode;
}

/** What arrives: name, size, loader, date, licence, the hash to compare; and the choice of another release. */
export const FilePanel = ({ mod, offer, children }: FilePanelProps) => {
  const { release } = offer;
  return (
    <Panel className="grid gap-3">
      <h2 className="panel-title mb-0">
        <FormattedMessage {...messages.title} />
      </h2>
      {children}
      <div className="chips empty:hidden">
        <Fit offer={offer} />
        {release.external && <ExternalMark />}
      </div>
      <FileFacts release={release} license={mod.license} />
      {release.sha256 && (
        <>
          <Hash value={release.sha256} whole />
          <p className="note">
            <FormattedMessage {...messages.compare} />
          </p>
        </>
      )}
    </Panel>
  );
};
