import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useIntl } from 'react-intl';
import { Day } from '#shared/format/day.tsx';
import { useFileSize } from '#shared/format/formats.ts';
import { GameVersions } from './game-versions.tsx';
import { formatLoaderNames } from './loader-names.ts';

interface FileSummaryProps {
  release: ModRelease;
  license?: string | null;
}

/** One-line summary of a release's file: name, size, loaders, game versions, date, license. */
export const FileSummary = ({ release, license }: FileSummaryProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  const size = release.external ? '' : `${fileSize(release.file_size)} · `;
  const loaders = formatLoaderNames(intl, release.loaders);
  return (
    <p className="note wrap-anywhere">
      <span>{`${release.file_name} · ${size}${loaders} `}</span>
      <GameVersions versions={release.game_versions} />
      <span>{' · '}</span>
      <Day iso={release.published_at} />
      {license && <span>{` · ${license}`}</span>}
    </p>
  );
};
