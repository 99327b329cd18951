import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import { useIntl } from 'react-intl';
import { useFileSize } from '../formats.ts';
import { GameVersions } from './game-versions.tsx';
import { loaderNames } from './loader-names.ts';

interface FileFactsProps {
  release: ModRelease;
  license?: string | null;
}

/** What a download would bring, in one line: file name, size, loaders and game versions, date, licence. */
export const FileFacts = ({ release, license }: FileFactsProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  return (
    <p className="note wrap-anywhere">
      {release.file_name} · {!release.external && `${fileSize(release.file_size)} · `}
      {loaderNames(intl, release.loaders)} <GameVersions versions={release.game_versions} />
      {' · '}
      <time dateTime={release.published_at}>{intl.formatDate(release.published_at, { dateStyle: 'medium' })}</time>
      {license && ` · ${license}`}
    </p>
  );
};
