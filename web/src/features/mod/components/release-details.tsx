import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Markdown } from '#app/markdown.tsx';
import { Hash } from '#app/mods/hash.tsx';
import { WorksPlace } from '../feedback/works-place.tsx';
import { DependencyList, hasDependencies } from './dependency-list.tsx';

const messages = defineMessages({
  changelog: { id: 'releases.changelog', defaultMessage: 'Novidades' },
  noChangelog: { id: 'releases.noChangelog', defaultMessage: 'O autor não contou o que mudou.' },
  dependencies: { id: 'releases.dependencies', defaultMessage: 'Dependências' },
  file: { id: 'releases.file', defaultMessage: 'Arquivo' },
  works: { id: 'releases.works', defaultMessage: 'Funciona?' },
});

/** What changed in a release, whether it works, what it depends on, and its file with both hashes. */
export const ReleaseDetails = ({ mod, release }: { mod: ModPage; release: ModRelease }) => (
  <div className="release-details">
    <div>
      <h3>
        <FormattedMessage {...messages.changelog} />
      </h3>
      {release.changelog.trim() ? (
        <div lang={mod.language}>
          <Markdown>{release.changelog}</Markdown>
        </div>
      ) : (
        <p className="note">
          <FormattedMessage {...messages.noChangelog} />
        </p>
      )}
    </div>
    <div>
      <h3>
        <FormattedMessage {...messages.works} />
      </h3>
      <WorksPlace mod={mod} release={release} />
    </div>
    {hasDependencies(release) && (
      <div>
        <h3>
          <FormattedMessage {...messages.dependencies} />
        </h3>
        <DependencyList dependencies={release.dependencies} missing_dependencies={release.missing_dependencies} />
      </div>
    )}
    <div>
      <h3>
        <FormattedMessage {...messages.file} />
      </h3>
      <p className="wrap-anywhere">{release.file_name}</p>
      <dl className="hashes">
        {release.sha256 && (
          <div>
            <dt>SHA-256</dt>
            <dd>
              <Hash whole value={release.sha256} />
            </dd>
          </div>
        )}
        {release.sha512 && (
          <div>
            <dt>SHA-512</dt>
            <dd>
              <Hash whole algorithm="SHA-512" value={release.sha512} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  </div>
);
