import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { AdPlace } from '#app/ads/ad-place.tsx';
import { Installation } from '#app/mods/installation.tsx';
import { modTag } from '#app/mods/mod-name.tsx';
import { RelatedMods } from '#app/mods/related-mods.tsx';
import { paths } from '#app/paths.ts';
import { useTitle } from '#app/use-title.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import type { MessageTag } from '#i18n/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { useChosenRelease } from '../use-chosen-release.ts';
import { useFailedBefore } from '../use-failed-before.ts';
import { FilePanel } from './file-panel.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { Run } from './run.tsx';

const messages = defineMessages({ back: { id: 'download.back', defaultMessage: 'Voltar à página do mod' } });
const heading = defineMessage<{ readonly title: string; readonly mod: MessageTag }>({
  id: 'download.heading',
  defaultMessage: 'Download de <mod>{title}</mod>',
});

/** The download page of a mod: the run, its file, how to install it, what else there is. */
export const DownloadView = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const text = useDomainText();
  useTitle(intl.formatMessage(heading, { title: mod.title, mod: (name) => name.join('') }));
  const { failed, forget } = useFailedBefore();
  const { offer, choice, choose } = useChosenRelease(mod);
  const [isChoosing, setChoosing] = useState(false);
  const isDirect = choice.direct === true;
  // A release that the mod has no more is told of, too, before another is downloaded in its place.
  const isGone = !mod.releases.some(({ id }) => id === failed?.release);
  const failure = isGone || failed?.release === offer?.release.id ? failed?.error : undefined;
  const chooseAnew = (release: string): void => {
    forget();
    choose(release);
  };
  return (
    <div className="wrap download-page">
      <link rel="canonical" href={location.origin + paths.mod(mod.slug)} />
      <div className="mod-head">
        <div className="mod-picture">
          <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
        </div>
        <div className="mod-title">
          <h1 className="wrap-anywhere">
            <FormattedMessage {...heading} values={{ title: mod.title, mod: modTag(mod.language) }} />
          </h1>
        </div>
        <div className="mod-summary">
          <p className="text-text-2" lang={mod.language}>
            {mod.short_description}
          </p>
        </div>
      </div>
      {offer ? (
        <>
          <Run
            key={`${offer.release.id} ${isDirect}`}
            mod={mod}
            release={offer.release}
            isDirect={isDirect}
            isHeld={isChoosing}
            startNow={paths.download(mod.slug, { ...choice, direct: true })}
            failed={failure}
          />
          <FilePanel mod={mod} offer={offer}>
            <ReleaseChoice mod={mod} release={offer.release} choose={chooseAnew} onChoosing={setChoosing} />
          </FilePanel>
          <div>
            <AdPlace placement="download" />
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
        <FormattedMessage {...messages.back} />
      </Link>
      <RelatedMods mod={mod} />
    </div>
  );
};
