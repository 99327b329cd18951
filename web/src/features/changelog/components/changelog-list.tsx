import type { PublicChangelogEntry } from '@bigorna/domain/endpoints/portal.schemas';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useHashTarget } from '#shared/page/use-hash-target.ts';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import { ChangelogEntry } from './changelog-entry.tsx';

const messages = defineMessages({
  empty: { id: 'changelog.empty', defaultMessage: 'Ainda não há novidades' },
});

/** Versions of the site, newest first. */
export const ChangelogList = ({ entries }: { entries: readonly PublicChangelogEntry[] }) => {
  useHashTarget();
  if (entries.length === 0) return <EmptyState title={translate(messages.empty)} />;
  return (
    <ol className="news">
      {entries.map((entry) => (
        <ChangelogEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
};
