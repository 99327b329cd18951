import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessage, defineMessages, type MessageTag, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LazyAdSlot } from '#shared/ads/lazy-ad-slot.tsx';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { Installation } from '#shared/mods/installation.tsx';
import { LanguageBadge } from '#shared/mods/language-badge.tsx';
import { ModMeta } from '#shared/mods/mod-meta.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { RelatedMods } from '#shared/mods/related-mods.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { LoadingSpinner } from '#shared/ui/route-spinner.tsx';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import { usePreviousFailure } from '../use-previous-failure.ts';
import { useSelectedRelease } from '../use-selected-release.ts';
import { FilePanel } from './file-panel.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { Run } from './run.tsx';
import { SignInToDownload } from './sign-in-to-download.tsx';

const messages = defineMessages({ back: { id: 'download.back', defaultMessage: 'Voltar aos detalhes' } });
const heading = defineMessage<{ readonly title: string; readonly mod: MessageTag }>({
  id: 'download.heading',
  defaultMessage: 'Download de <mod>{title}</mod>',
});

const EMPTY_BOX = <div className="forge-count" aria-hidden="true" />;

const ConfirmEmail = lazyWithFallback(async () => (await import('./confirm-email.tsx')).ConfirmEmail, EMPTY_BOX);
const Reconnecting = lazyWithFallback(
  async () => (await import('#shared/session/reconnecting.tsx')).ReconnectingCorner,
);

interface AccessProps {
  mod: ModPage;
  release: ModRelease;
  /** Shown to verified members. */
  children: ReactNode;
}

/** Shows `children` to verified members. All others see what they must do first. */
const Access = ({ mod, release, children }: AccessProps) => {
  const { session, user } = useAuth();
  const [hadSession, setHadSession] = useState(false);
  if (user && !hadSession) setHadSession(true);
  // A server renders what visitors see; styles hide that from members.
  const isLoading = useIsHydrated() && session.status === 'loading';
  if (user) return user.is_verified ? children : <ConfirmEmail name={`${mod.title} ${release.version}`} />;
  if (isLoading || (session.status === 'anonymous' && session.isReturning))
    return <div className="forge-count">{isLoading ? <LoadingSpinner /> : <Reconnecting />}</div>;
  return <SignInToDownload mod={mod} release={release} hasEnded={hadSession} />;
};

/** Download page of a mod: progress, file, installation, other mods. */
export const DownloadView = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const text = useDomainText();
  const title = intl.formatMessage(heading, { title: mod.title, mod: (name) => name.join('') });
  useTitle(title);
  const { failed, forget } = usePreviousFailure();
  const { offer, choice, choose } = useSelectedRelease(mod);
  const [isChoosing, setChoosing] = useState(false);
  const isDirect = choice.direct === true;
  // If the mod no longer has the failed release, reports the failure before the page downloads another release.
  const isGone = !mod.releases.some(({ id }) => id === failed?.release);
  const failure = isGone || failed?.release === offer?.release.id ? failed?.error : undefined;
  const chooseAgain = (release: string): void => {
    forget();
    choose(release);
  };
  return (
    <div className="wrap download-page">
      <ModMeta mod={mod} title={title} />
      <div className="mod-head">
        <div className="mod-picture">
          <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
        </div>
        <div className="mod-title">
          <h1 className="wrap-anywhere">{translate(heading, { title: mod.title, mod: createModTag(mod.language) })}</h1>
        </div>
        <div className="mod-summary">
          <p className="text-text-2" lang={mod.language}>
            {mod.short_description}
          </p>
          <div className="chips empty:hidden">
            <LanguageBadge mod={mod} />
          </div>
        </div>
      </div>
      {offer ? (
        <>
          <Access mod={mod} release={offer.release}>
            <Run
              key={`${offer.release.id} ${isDirect}`}
              mod={mod}
              release={offer.release}
              isDirect={isDirect}
              isHeld={isChoosing}
              startNow={paths.download(mod.slug, { ...choice, direct: true })}
              failed={failure}
            />
          </Access>
          <FilePanel mod={mod} offer={offer}>
            <ReleaseChoice mod={mod} release={offer.release} choose={chooseAgain} onChoosing={setChoosing} />
          </FilePanel>
          <div>
            <LazyAdSlot placement="download" />
            <Installation mod={mod} release={offer.release} />
          </div>
        </>
      ) : (
        <div className="forge-count" role="alert">
          <h2>{text('download_url_unavailable')}</h2>
        </div>
      )}
      <Link className="text-link inline-flex min-h-8 items-center gap-2" to={paths.mod(mod.slug)}>
        <ArrowLeft aria-hidden size={18} />
        {translate(messages.back)}
      </Link>
      <RelatedMods mod={mod} />
    </div>
  );
};
