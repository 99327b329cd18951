import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Download } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ExternalMark } from '#app/mods/external-mark.tsx';
import { FileFacts } from '#app/mods/file-facts.tsx';
import type { ModPageState } from '#app/mods/mod-address.ts';
import type { Offer } from '#app/mods/offered-release.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  direct: { id: 'mod.direct', defaultMessage: 'Baixar direto, sem contagem' },
});
const download = defineMessage<{ readonly version: string }>({
  id: 'mod.download',
  defaultMessage: 'Baixar {version}',
});

interface DownloadBoxProps {
  mod: ModPage;
  offer: Offer;
  state: ModPageState;
}

/** The page's one main action, never blind to what file it is; the game of the address goes with it. */
export const DownloadBox = ({ mod, offer: { release }, state }: DownloadBoxProps) => {
  const game = { v: state.version, g: state.loader };
  return (
    <div className="download-box">
      <ButtonLink variant="primary" size="big" to={paths.download(mod.slug, game)}>
        <Download aria-hidden size={22} />
        <FormattedMessage {...download} values={{ version: release.version }} />
      </ButtonLink>
      <FileFacts release={release} license={mod.license} />
      {release.external && <ExternalMark />}
      <Link className="text-link min-h-6" to={paths.download(mod.slug, { direct: true, ...game })}>
        <FormattedMessage {...messages.direct} />
      </Link>
    </div>
  );
};
