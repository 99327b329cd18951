import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { headlineRelease } from '#app/mods/headline-release.ts';
import { paths } from '#app/paths.ts';
import { useTitle } from '#app/use-title.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Picture } from '#ui/picture.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useDownload } from '../use-download.ts';
import { Countdown } from './countdown.tsx';
import { FilePanel } from './file-panel.tsx';
import { Outcome } from './outcome.tsx';

const messages = defineMessages({ back: { id: 'download.back', defaultMessage: 'Voltar à página do mod' } });
const heading = defineMessage<{ readonly title: string }>({
  id: 'download.heading',
  defaultMessage: 'Download de {title}',
});

interface RunProps {
  mod: ModPage;
  release: ModRelease;
  isDirect: boolean;
}

/** The countdown, then what became of the download. */
const Run = ({ mod, release, isDirect }: RunProps) => {
  const left = useCountdown(isDirect ? 0 : DOWNLOAD_COUNTDOWN_S);
  const { state, start } = useDownload(mod, release);
  useEffect(() => {
    if (left === 0 && state.kind === 'waiting') void start();
  }, [left, state.kind, start]);
  return (
    <div className="forge-count">
      {state.kind === 'waiting' ? (
        <Countdown left={left} onStart={() => void start()} />
      ) : (
        <Outcome state={state} release={release} onRetry={() => void start()} />
      )}
    </div>
  );
};

/** The download page of a mod. */
export const DownloadView = ({ mod, isDirect }: { mod: ModPage; isDirect: boolean }) => {
  const intl = useIntl();
  const text = useDomainText();
  const title = intl.formatMessage(heading, { title: mod.title });
  useTitle(title);
  const release = headlineRelease(mod);
  return (
    <div className="wrap download-page">
      <div className="mod-head">
        <div className="mod-picture">
          <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
        </div>
        <div>
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-2 text-text-2">{mod.short_description}</p>
        </div>
      </div>
      {release ? (
        <>
          <Run mod={mod} release={release} isDirect={isDirect} />
          <FilePanel release={release} />
        </>
      ) : (
        <div className="forge-count" role="alert">
          <h2>{text('download_url_unavailable')}</h2>
        </div>
      )}
      <Link className="text-link inline-flex min-h-8 items-center gap-2" to={paths.mod(mod.slug)}>
        <ArrowLeft aria-hidden size={18} />
        <FormattedMessage {...messages.back} />
      </Link>
    </div>
  );
};
