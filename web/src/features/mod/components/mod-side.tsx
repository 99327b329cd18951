import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FavoriteToggle } from '#app/mods/favorite-toggle.tsx';
import type { ModPageState } from '#app/mods/mod-address.ts';
import type { Offer } from '#app/mods/offered-release.ts';
import { PATTERNS, paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { RatingPanel } from '../feedback/rating-panel.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import type { ChangeModState } from '../use-mod-state.ts';
import { CompatBox } from './compat-box.tsx';
import { DownloadBox } from './download-box.tsx';
import { TagPanel } from './tag-panel.tsx';
import { TechnicalPanel } from './technical-panel.tsx';

const messages = defineMessages({
  copyLink: { id: 'mod.copyLink', defaultMessage: 'Copiar link' },
  linkCopied: { id: 'mod.linkCopied', defaultMessage: 'Link copiado' },
  gone: { id: 'mod.goneMeanwhile', defaultMessage: 'Este mod saiu do catálogo enquanto a página estava aberta.' },
  others: { id: 'mod.others', defaultMessage: 'Procurar outro mod' },
});

/** In place of the download: the mod was taken out of the catalogue, or has no file. */
const Nothing = ({ isGone }: { isGone: boolean }) => {
  const text = useDomainText();
  return (
    <div className="panel grid gap-3" role={isGone ? 'alert' : 'note'}>
      <p>{isGone ? <FormattedMessage {...messages.gone} /> : text('download_url_unavailable')}</p>
      <ButtonLink to={PATTERNS.search}>
        <FormattedMessage {...messages.others} />
      </ButtonLink>
    </div>
  );
};

interface ModSideProps {
  mod: ModPage;
  /** Whether the catalogue no longer has the mod. */
  isGone: boolean;
  offer: Offer | undefined;
  state: ModPageState;
  change: ChangeModState;
}

/** Beside the text: download, compatibility, facts, categories. */
export const ModSide = ({ mod, isGone, offer, state, change }: ModSideProps) => {
  const intl = useIntl();
  return (
    <div className="mod-side">
      {offer && !isGone ? (
        <>
          <DownloadBox mod={mod} offer={offer} state={state} />
          <CompatBox mod={mod} offer={offer} change={change} />
        </>
      ) : (
        <Nothing isGone={isGone} />
      )}
      <div className="mod-share">
        <FavoriteToggle mod={mod} />
        <CopyButton
          labelShown
          text={location.origin + paths.mod(mod.slug)}
          label={intl.formatMessage(messages.copyLink)}
          doneLabel={intl.formatMessage(messages.linkCopied)}
        />
        <ReportButton mod={mod} />
      </div>
      {offer && <TechnicalPanel mod={mod} release={offer.release} />}
      <TagPanel mod={mod} />
      <RatingPanel mod={mod} />
    </div>
  );
};
