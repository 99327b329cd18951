import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useCallback, useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { HistorySkeleton } from '#shared/history/history-skeleton.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { PageLinks } from '#shared/page/page-links.tsx';
import { useUrlState } from '#shared/routing/url-state.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { ClearHistory } from './components/clear-history.tsx';
import { HistoryFilters } from './components/history-filters.tsx';
import { HistoryLines } from './components/history-lines.tsx';
import { LocalOnlyNotice } from './components/local-only-notice.tsx';
import { NoDownloads } from './components/no-downloads.tsx';
import { DOWNLOADS_URL, isFiltered, NO_FILTERS } from './downloads-state.ts';
import { useHistoryChanges } from './use-history-changes.ts';
import { useHistoryPage } from './use-history-page.ts';

const messages = defineMessages({
  title: { id: 'downloads.title', defaultMessage: 'Seus downloads' },
  lead: { id: 'downloads.lead', defaultMessage: 'Os mods e addons que você baixou, do mais recente ao mais antigo.' },
  list: { id: 'downloads.list', defaultMessage: 'Lista' },
  loading: { id: 'history.loading', defaultMessage: 'Carregando seus downloads...' },
  failed: { id: 'history.failed', defaultMessage: 'Não foi possível carregar seus downloads' },
});
const resultCount = defineMessage<{ readonly total: number }>({
  id: 'downloads.total',
  defaultMessage: '{total, plural, =0 {Nenhum download} one {# download} many {# de downloads} other {# downloads}}',
});

const Downloads = ({ user }: { user: CurrentUser }) => {
  const { state, change, pageHref } = useUrlState(DOWNLOADS_URL);
  const { historyPage, error, isStale, retry } = useHistoryPage(user.id, state);
  const { remove, clear, isClearing, isLeaving } = useHistoryChanges(user.id);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const { status, entries, total, pages, isLocalOnly } = historyPage;
  // Shows the controls while the list loads, so that they do not push the list down.
  const hasSome = status === 'loading' || isFiltered(state) || state.page > 1 || entries.length > 0;
  const why = total ? 'beyond' : isFiltered(state) ? 'filtered' : 'none';
  return (
    <div className="wrap grid grid-cols-1 content-start gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1}>
            {translate(messages.title)}
          </h1>
          <p className="mt-2 text-text-2">{translate(messages.lead)}</p>
        </div>
        {hasSome && (
          <ClearHistory isLoading={status === 'loading'} isClearing={isClearing} onClear={clear} focusAfter={title} />
        )}
      </div>
      {hasSome && <HistoryFilters state={state} change={change} />}
      {isLocalOnly && <LocalOnlyNotice onRetry={retry} />}
      <section aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
        <h2 ref={list} tabIndex={-1} className="sr-only">
          {translate(messages.list)}
        </h2>
        {hasSome && (
          <p className="note mb-3 min-h-[1.55em]" aria-live="polite">
            {total !== undefined && translate(resultCount, { total })}
          </p>
        )}
        {status === 'loading' && <HistorySkeleton>{translate(messages.loading)}</HistorySkeleton>}
        {status === 'failed' && (
          <LoadFailure error={error} onRetry={retry}>
            {translate(messages.failed)}
          </LoadFailure>
        )}
        {status === 'ready' &&
          (entries.length > 0 ? (
            <HistoryLines
              entries={entries}
              isLeaving={isLeaving}
              onRemove={(modId) => void remove(modId)}
              focusAfter={focusTitle}
            />
          ) : (
            <NoDownloads why={why} onShowAll={() => change(why === 'filtered' ? NO_FILTERS : {})} />
          ))}
      </section>
      <PageLinks page={state.page} pages={pages} getHref={pageHref} onNavigate={() => list.current?.focus()} />
    </div>
  );
};

/** Page /downloads: the member's download history. */
export const Component = () => {
  const { user } = useAuth();
  return user ? <Downloads user={user} /> : null;
};
