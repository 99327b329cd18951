import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { Check, ChevronDown, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFileSize } from '#app/formats.ts';
import { ExternalMark } from '#app/mods/external-mark.tsx';
import { GameVersions } from '#app/mods/game-versions.tsx';
import { loaderNames } from '#app/mods/loader-names.ts';
import { usePageGame } from '#app/mods/page-game.ts';
import { channelNames, releaseMessages } from '#app/mods/release-messages.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';
import { releaseColumns } from './release-columns.ts';
import { ReleaseDetails } from './release-details.tsx';

const messages = defineMessages({ details: { id: 'releases.details', defaultMessage: 'Novidades e arquivo' } });
const download = defineMessage<{ readonly version: string }>({
  id: 'releases.downloadVersion',
  defaultMessage: 'Baixar a versão {version}',
});

interface ReleaseRowProps {
  mod: ModPage;
  release: ModRelease;
  isRecommended: boolean;
}

/** One release: a line of facts, and below it, when asked for, all the rest. */
export const ReleaseRow = ({ mod, release, isRecommended }: ReleaseRowProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  const { game } = usePageGame();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = (column: keyof typeof releaseColumns): string => intl.formatMessage(releaseColumns[column]);
  const isForGame = game.version !== '' || game.loader !== '';
  return (
    <tbody data-release={release.version}>
      <tr className="release">
        <th scope="row">
          <span className="release-version">{release.version}</span>
          <span className="chips">
            <span className={`channel channel-${release.channel}`}>
              <FormattedMessage {...channelNames[release.channel]} />
            </span>
            {isRecommended && (
              <Pill tone="works">
                <Check aria-hidden size={14} />
                <FormattedMessage {...(isForGame ? releaseMessages.recommendedForGame : releaseMessages.recommended)} />
              </Pill>
            )}
            {release.external && <ExternalMark />}
          </span>
          <button
            type="button"
            className="release-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden size={16} />
            <FormattedMessage {...messages.details} />
            <span className="sr-only"> {release.version}</span>
          </button>
        </th>
        <td data-label={label('game')}>
          <span>
            <GameVersions versions={release.game_versions} />
          </span>
        </td>
        <td data-label={label('loaders')}>{loaderNames(intl, release.loaders)}</td>
        <td data-label={label('size')}>{release.external ? '–' : fileSize(release.file_size)}</td>
        <td data-label={label('date')}>
          <time dateTime={release.published_at}>{intl.formatDate(release.published_at, { dateStyle: 'medium' })}</time>
        </td>
        <td className="release-download">
          <ButtonLink
            to={paths.download(mod.slug, { release: release.id })}
            aria-label={intl.formatMessage(download, { version: release.version })}
          >
            <Download aria-hidden size={18} />
            <span>
              <FormattedMessage {...releaseColumns.download} />
            </span>
          </ButtonLink>
        </td>
      </tr>
      <tr className="release-more" id={id} hidden={!isOpen}>
        <td colSpan={6}>{isOpen && <ReleaseDetails mod={mod} release={release} />}</td>
      </tr>
    </tbody>
  );
};
