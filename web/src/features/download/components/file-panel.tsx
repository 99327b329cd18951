import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { formatGame } from '#shared/game/format-game.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ExternalMark } from '#shared/mods/external-mark.tsx';
import { FileSummary } from '#shared/mods/file-summary.tsx';
import { Hash } from '#shared/mods/hash.tsx';
import { usePageGame } from '#shared/mods/page-game.ts';
import type { Offer } from '#shared/mods/pick-download-release.ts';
import { sideNames } from '#shared/mods/side-names.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { Pill } from '#shared/ui/pill.tsx';

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
const fitsNot = defineMessage<{ readonly game: string; readonly channel: string }>({
  id: 'download.fitsNot',
  defaultMessage:
    'Nenhuma versão para {game}: esta é {channel, select, release {a estável mais recente} other {a mais recente}}',
});

/** Whether the release fits the visitor's game; nothing if the game is unknown or the visitor chose the release. */
const Fit = ({ offer }: { offer: Offer }) => {
  const { game } = usePageGame();
  if (offer.fits === undefined) return null;
  const Icon = offer.fits ? Check : CircleAlert;
  return (
    <Pill tone={offer.fits ? 'works' : 'plain'}>
      <Icon aria-hidden size={14} />
      <span>
        {offer.fits
          ? translate(fits, { game: formatGame(game) })
          : translate(fitsNot, { game: formatGame(game), channel: offer.release.channel })}
      </span>
    </Pill>
  );
};

interface FilePanelProps {
  mod: ModPage;
  offer: Offer;
  /** Selection of another release. */
  children: ReactNode;
}

/** The file: name, size, loader, date, license and hash; also the selection of another release. */
export const FilePanel = ({ mod, offer, children }: FilePanelProps) => {
  const { release } = offer;
  return (
    <Panel className="grid gap-3">
      <h2 className="panel-title mb-0">{translate(messages.title)}</h2>
      {children}
      <div className="chips empty:hidden">
        <Fit offer={offer} />
        {release.side && <Pill>{translate(sideNames[release.side])}</Pill>}
        {release.external && <ExternalMark />}
      </div>
      <FileSummary release={release} license={mod.license} />
      {release.sha256 && (
        <>
          <Hash value={release.sha256} whole />
          <p className="note">{translate(messages.compare)}</p>
        </>
      )}
    </Panel>
  );
};
