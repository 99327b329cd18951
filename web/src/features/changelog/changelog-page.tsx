import { BRAND } from '@bigorna/domain/brand';
import { useQuery } from '@tanstack/react-query';
import { defineMessage, FormattedMessage } from 'react-intl';
import { FailureState } from '#app/failure-state.tsx';
import { laterTitles } from '#app/later-titles.ts';
import { Lead } from '#app/lead.tsx';
import { useLocale } from '#i18n/locale-provider.tsx';
import { changelogQuery } from './api/changelog-query.ts';
import { ChangelogList } from './components/changelog-list.tsx';

const lead = defineMessage<{ readonly brand: string }>({
  id: 'changelog.lead',
  defaultMessage: 'O que mudou no portal {brand}, versão por versão.',
});

const Skeleton = () => (
  <div className="news" aria-hidden="true">
    {['a', 'b', 'c'].map((one) => (
      <div key={one} className="skeleton h-40" />
    ))}
  </div>
);

/** What is new on the site. */
export const Component = () => {
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(changelogQuery(locale));
  return (
    <div className="wrap news-page">
      <h1>
        <FormattedMessage {...laterTitles.changelog} />
      </h1>
      <Lead>
        <FormattedMessage {...lead} values={{ brand: BRAND.name }} />
      </Lead>
      {data ? (
        <ChangelogList entries={data} />
      ) : error ? (
        <FailureState error={error} otherwise="internal_error" onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
};
