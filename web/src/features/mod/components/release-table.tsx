import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { translate } from '#shared/i18n/translate.tsx';
import type { ChangeModState } from '../use-mod-state.ts';
import { releaseColumns } from './release-columns.ts';
import { ReleaseRow } from './release-row.tsx';

const COLUMNS = ['version', 'game', 'loaders', 'size', 'date'] as const;

interface ReleaseTableProps {
  mod: ModPage;
  releases: readonly ModRelease[];
  recommended: string | undefined;
  /** Id of the release that the URL names. */
  linked: string;
  change: ChangeModState;
}

/** The releases as a table; on phones as cards. */
export const ReleaseTable = ({ mod, releases, recommended, linked, change }: ReleaseTableProps) => (
  <table className="releases">
    <thead className="max-[48rem]:sr-only">
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {translate(releaseColumns[column])}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{translate(releaseColumns.download)}</span>
        </th>
      </tr>
    </thead>
    {releases.map((release) => (
      <ReleaseRow
        key={release.id}
        mod={mod}
        release={release}
        isRecommended={release.id === recommended}
        isLinked={release.id === linked}
        change={change}
      />
    ))}
  </table>
);
