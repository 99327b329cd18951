import { defineMessages, FormattedMessage } from 'react-intl';
import { HistoryList } from '#app/history/history-list.tsx';

const messages = defineMessages({ title: { id: 'history.title', defaultMessage: 'Downloads recentes' } });

/** The member's newest downloads. */
export const RecentDownloads = ({ uid }: { uid: string }) => (
  <section aria-labelledby="history-title">
    <div className="section-head">
      <h2 id="history-title">
        <FormattedMessage {...messages.title} />
      </h2>
    </div>
    <HistoryList uid={uid} heading="h3" />
  </section>
);
