import type { PublicChangelogEntry } from '@bigorna/domain/endpoints/portal';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useHashTarget } from '#app/use-hash-target.ts';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { ChangelogEntry } from './changelog-entry.tsx';

const messages = defineMessages({
  empty: { id: 'changelog.empty', defaultMessage: 'Ainda não há novidades' },
});

/** The site's versions, the newest above. */
export const ChangelogList = ({ entries }: { entries: readonly PublicChangelogEntry[] }) => {
  useHashTarget();
  if (entries.length === 0)
    return (
      <div className="empty-state">
        <EmptyScene />
        <h2>
          <FormattedMessage {...messages.empty} />
        </h2>
      </div>
    );
  return (
    <ol className="news">
      {entries.map((entry) => (
        <ChangelogEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
};
