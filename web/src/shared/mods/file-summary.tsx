import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useIntl } from 'react-intl';
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
  return (
    <p className="note wrap-anywhere">
      {release.file_name} · {!release.external && `${fileSize(release.file_size)} · `}
      {formatLoaderNames(intl, release.loaders)} <GameVersions versions={release.game_versions} />
      {' · '}
      <time dateTime={release.published_at}>{intl.formatDate(release.published_at, { dateStyle: 'medium' })}</time>
      {license && ` · ${license}`}
    </p>
  );
};
