import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { FormattedMessage } from 'react-intl';
import { releaseColumns } from './release-columns.ts';
import { ReleaseRow } from './release-row.tsx';

const COLUMNS = ['version', 'game', 'loaders', 'size', 'date'] as const;

interface ReleaseTableProps {
  mod: ModPage;
  releases: readonly ModRelease[];
  recommended: string | undefined;
}

/** The releases as a table; on a phone each is a card. */
export const ReleaseTable = ({ mod, releases, recommended }: ReleaseTableProps) => (
  <table className="releases">
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            <FormattedMessage {...releaseColumns[column]} />
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">
            <FormattedMessage {...releaseColumns.download} />
          </span>
        </th>
      </tr>
    </thead>
    {releases.map((release) => (
      <ReleaseRow key={release.id} mod={mod} release={release} isRecommended={release.id === recommended} />
    ))}
  </table>
);
