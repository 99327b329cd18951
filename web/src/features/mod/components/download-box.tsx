import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { ExternalMark } from '#shared/mods/external-mark.tsx';
import { FileSummary } from '#shared/mods/file-summary.tsx';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import type { Offer } from '#shared/mods/pick-download-release.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import { verificationMessages } from '#shared/verification/verification-text.tsx';
import { useScrolledPast } from '../use-scrolled-past.ts';

const messages = defineMessages({
  direct: { id: 'mod.direct', defaultMessage: 'Baixar direto, sem esperar' },
  account: { id: 'mod.freeWithAccount', defaultMessage: 'Download grátis: basta ter uma conta' },
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

/**
 * Download button with details of the file. The link contains the game from the URL. On phones, a bar repeats the
 * button once the visitor has scrolled past the button.
 */
export const DownloadBox = ({ mod, offer: { release }, state }: DownloadBoxProps) => {
  const { status, user } = useAuth();
  // The server's page has the hint of a visitor. A style hides it where a session is stored.
  const isAnonymous = !useIsHydrated() || status === 'anonymous';
  const hasHint = isAnonymous || user?.is_verified === false;
  const hintId = useId();
  const game = { v: state.version, g: state.loader };
  const { ref, isPast } = useScrolledPast<HTMLAnchorElement>();
  const button = {
    variant: 'primary',
    size: 'big',
    className: 'w-full',
    to: paths.download(mod.slug, game),
    children: (
      <>
        <Download aria-hidden size={22} />
        {translate(download, { version: release.version })}
      </>
    ),
  } as const;
  return (
    <div className="download-box">
      <ButtonLink {...button} ref={ref} aria-describedby={hasHint ? hintId : undefined} />
      {hasHint && (
        <span id={hintId} className={isAnonymous ? 'for-visitors font-semibold text-grass' : 'font-semibold'}>
          {translate(isAnonymous ? messages.account : verificationMessages.toDownload)}
        </span>
      )}
      {isPast && (
        <div className="download-bar">
          <ButtonLink {...button} />
        </div>
      )}
      <FileSummary release={release} license={mod.license} />
      {release.external && <ExternalMark />}
      <Link className="text-link min-h-6" to={paths.download(mod.slug, { direct: true, ...game })}>
        {translate(messages.direct)}
      </Link>
    </div>
  );
};
