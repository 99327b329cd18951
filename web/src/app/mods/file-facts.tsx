import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import { useIntl } from 'react-intl';
import { useFileSize } from '../formats.ts';

/** File name, size, loader with game version and date of a release, in one line. */
export const FileFacts = ({ release }: { release: ModRelease }) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  const loaders = release.loaders.map((loader) => LOADER_NAMES[loader]).join(', ');
  const facts = [
    release.file_name,
    !release.external && fileSize(release.file_size),
    `${loaders} ${release.game_versions[0] ?? ''}`,
    intl.formatDate(release.published_at, { dateStyle: 'medium' }),
  ];
  return <p className="note wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>;
};
