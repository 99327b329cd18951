import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { Check, ChevronDown, Download, Link as LinkIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Day } from '#shared/format/day.tsx';
import { useFileSize } from '#shared/format/formats.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ExternalMark } from '#shared/mods/external-mark.tsx';
import { GameVersions } from '#shared/mods/game-versions.tsx';
import { getModPath } from '#shared/mods/get-mod-path.ts';
import { formatLoaderNames } from '#shared/mods/loader-names.ts';
import { usePageGame } from '#shared/mods/page-game.ts';
import { channelNames, releaseMessages } from '#shared/mods/release-messages.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { useCopyLink } from '../use-copy-link.ts';
import type { ChangeModState } from '../use-mod-state.ts';
import { releaseColumns } from './release-columns.ts';
import { ReleaseDetails } from './release-details.tsx';

const messages = defineMessages({
  details: { id: 'releases.details', defaultMessage: 'Novidades e arquivo' },
  linkCopied: { id: 'releases.linkCopied', defaultMessage: 'Link da versão copiado' },
});
const copyLink = defineMessage<{ readonly version: string }>({
  id: 'releases.copyLink',
  defaultMessage: 'Copiar o link da versão {version}',
});
const download = defineMessage<{ readonly version: string }>({
  id: 'releases.downloadVersion',
  defaultMessage: 'Baixar a versão {version}',
});

interface ReleaseRowProps {
  mod: ModPage;
  release: ModRelease;
  isRecommended: boolean;
  /** Whether the URL names the release. */
  isLinked: boolean;
  change: ChangeModState;
}

/**
 * Whether the details of a release are open, and a function that toggles them and puts the release into the URL. A link
 * to the release opens its details and scrolls to the release.
 */
const useOpenRelease = (id: string, isLinked: boolean, change: ChangeModState) => {
  const [isOpen, setOpen] = useState(isLinked);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (wasLinked !== isLinked) {
    setWasLinked(isLinked);
    if (isLinked) setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the button put the release into the URL. Then the release is already in view. */
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isLinked) isPressed.current = false;
    if (!isLinked || isPressed.current) return;
    // A heading of the text is the target then.
    if (window.location.hash) return;
    // Runs after the layout has focused the new page's heading.
    const frame = requestAnimationFrame(() => {
      button.current?.closest('tbody')?.scrollIntoView();
      button.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinked]);
  const toggle = (): void => {
    isPressed.current = !isOpen;
    setOpen(!isOpen);
    if (!isOpen) change({ release: id }, 'replace');
    else if (isLinked) change({ release: '' }, 'replace');
  };
  return { isOpen, button, toggle };
};

/** One release: a row of facts with a link to itself. Expands to all details. */
export const ReleaseRow = ({ mod, release, isRecommended, isLinked, change }: ReleaseRowProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  const { game } = usePageGame();
  const { isOpen, button, toggle } = useOpenRelease(release.id, isLinked, change);
  const copy = useCopyLink(messages.linkCopied);
  const copyLabel = intl.formatMessage(copyLink, { version: release.version });
  const id = useId();
  const label = (column: keyof typeof releaseColumns): string => intl.formatMessage(releaseColumns[column]);
  const isForGame = game.version !== '' || game.loader !== '';
  return (
    <tbody data-release={release.version}>
      <tr className="release">
        <th scope="row">
          <span className="mb-1.5 block text-step-2 leading-[1.2] font-[650] wrap-anywhere">{release.version}</span>
          <span className="chips">
            <span className={`channel channel-${release.channel}`}>{translate(channelNames[release.channel])}</span>
            {isRecommended && (
              <Pill tone="works">
                <Check aria-hidden size={14} />
                {translate(isForGame ? releaseMessages.recommendedForGame : releaseMessages.recommended)}
              </Pill>
            )}
            {release.external && <ExternalMark />}
          </span>
          <button
            ref={button}
            type="button"
            className="release-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            <ChevronDown aria-hidden size={16} />
            {translate(messages.details)}
            <span className="sr-only"> {release.version}</span>
          </button>
          <button
            type="button"
            className="release-link"
            aria-label={copyLabel}
            title={copyLabel}
            onClick={() => void copy(getModPath(mod.slug, { tab: 'versions', release: release.id }))}
          >
            <LinkIcon aria-hidden size={16} />
          </button>
        </th>
        <td data-label={label('game')}>
          <span>
            <GameVersions versions={release.game_versions} />
          </span>
        </td>
        <td data-label={label('loaders')}>{formatLoaderNames(intl, release.loaders)}</td>
        <td data-label={label('size')}>{release.external ? '–' : fileSize(release.file_size)}</td>
        <td data-label={label('date')}>
          <Day iso={release.published_at} />
        </td>
        <td className="release-download">
          <ButtonLink
            to={paths.download(mod.slug, { release: release.id })}
            aria-label={intl.formatMessage(download, { version: release.version })}
          >
            <Download aria-hidden size={18} />
            <span>{translate(releaseColumns.download)}</span>
          </ButtonLink>
        </td>
      </tr>
      <tr className="release-more" id={id} hidden={!isOpen}>
        <td colSpan={6}>{isOpen && <ReleaseDetails mod={mod} release={release} />}</td>
      </tr>
    </tbody>
  );
};
