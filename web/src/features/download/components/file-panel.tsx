import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FileFacts } from '#app/mods/file-facts.tsx';
import { Hash } from '#app/mods/hash.tsx';
import { Panel } from '#ui/panel.tsx';

const messages = defineMessages({
  title: { id: 'download.file', defaultMessage: 'O arquivo' },
  compare: {
    id: 'download.compare',
    defaultMessage: 'Compare o SHA-256 para ter certeza de que o arquivo chegou inteiro.',
  },
});

/** What arrives: name, size, loader, date, and the hash to compare. */
export const FilePanel = ({ release }: { release: ModRelease }) => (
  <Panel className="grid gap-3">
    <h2 className="panel-title mb-0">
      <FormattedMessage {...messages.title} />
    </h2>
    <FileFacts release={release} />
    {release.sha256 && (
      <>
        <Hash sha256={release.sha256} whole />
        <p className="note">
          <FormattedMessage {...messages.compare} />
        </p>
      </>
    )}
  </Panel>
);
