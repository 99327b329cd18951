import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Hash } from '#shared/mods/hash.tsx';
import { sideNames } from '#shared/mods/side-names.ts';
import { sideTitle } from '#shared/mods/side-title.ts';
import { CompatVoteSlot } from '../feedback/compat-vote-slot.tsx';
import { Changelog } from './changelog.tsx';
import { DependencyList, hasDependencies } from './dependency-list.tsx';

const messages = defineMessages({
  changelog: { id: 'releases.changelog', defaultMessage: 'Novidades' },
  dependencies: { id: 'releases.dependencies', defaultMessage: 'Dependências' },
  file: { id: 'releases.file', defaultMessage: 'Arquivo' },
  works: { id: 'releases.works', defaultMessage: 'Funciona?' },
});

/** Changes, side, compatibility votes and dependencies of a release, and its file with both hashes. */
export const ReleaseDetails = ({ mod, release }: { mod: ModPage; release: ModRelease }) => (
  <div className="release-details">
    <div>
      <h3>{translate(messages.changelog)}</h3>
      <Changelog mod={mod} release={release} />
    </div>
    {release.side && (
      <div>
        <h3>{translate(sideTitle)}</h3>
        <p>{translate(sideNames[release.side])}</p>
      </div>
    )}
    <div>
      <h3>{translate(messages.works)}</h3>
      <CompatVoteSlot mod={mod} release={release} />
    </div>
    {hasDependencies(release) && (
      <div>
        <h3>{translate(messages.dependencies)}</h3>
        <DependencyList dependencies={release.dependencies} missing_dependencies={release.missing_dependencies} />
      </div>
    )}
    <div>
      <h3>{translate(messages.file)}</h3>
      <p className="wrap-anywhere">{release.file_name}</p>
      <dl className="grid gap-2">
        {release.sha256 && (
          <div>
            <dt className="text-step-0 text-text-3">SHA-256</dt>
            <dd>
              <Hash whole value={release.sha256} />
            </dd>
          </div>
        )}
        {release.sha512 && (
          <div>
            <dt className="text-step-0 text-text-3">SHA-512</dt>
            <dd>
              <Hash whole algorithm="SHA-512" value={release.sha512} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  </div>
);
