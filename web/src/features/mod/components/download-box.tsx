import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { Download, ExternalLink } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { FileFacts } from '#app/mods/file-facts.tsx';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';

const messages = defineMessages({
  direct: { id: 'mod.direct', defaultMessage: 'Baixar direto, sem contagem' },
  external: { id: 'mod.external', defaultMessage: 'Hospedado em outro lugar' },
});
const download = defineMessage<{ readonly version: string }>({
  id: 'mod.download',
  defaultMessage: 'Baixar {version}',
});

interface DownloadBoxProps {
  mod: ModPage;
  release: ModRelease | undefined;
}

const NoFile = () => {
  const text = useDomainText();
  return (
    <div className="panel" role="note">
      {text('download_url_unavailable')}
    </div>
  );
};

/** The page's one main action, never blind to what file it is. */
export const DownloadBox = ({ mod, release }: DownloadBoxProps) => {
  if (!release) return <NoFile />;
  return (
    <div className="download-box">
      <ButtonLink variant="primary" size="big" to={paths.download(mod.slug)}>
        <Download aria-hidden size={22} />
        <FormattedMessage {...download} values={{ version: release.version }} />
      </ButtonLink>
      <FileFacts release={release} />
      {release.external && (
        <Pill>
          <ExternalLink aria-hidden size={14} />
          <FormattedMessage {...messages.external} />
        </Pill>
      )}
      <Link className="text-link min-h-6" to={paths.download(mod.slug, true)}>
        <FormattedMessage {...messages.direct} />
      </Link>
    </div>
  );
};
