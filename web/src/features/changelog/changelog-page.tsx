import { BRAND } from '@bigorna/domain/brand';
import { useQuery } from '@tanstack/react-query';
import { defineMessage, useIntl } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { PageIntro } from '#shared/page/page-intro.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { changelogQuery } from '#shared/portal/portal-queries.ts';
import { paths } from '#shared/routing/paths.ts';
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

export const Component = () => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(changelogQuery(locale));
  return (
    <div className="wrap max-w-[56rem] pt-[32px] pb-[56px]">
      <PageIntro
        title={secondaryTitles.changelog}
        lead={intl.formatMessage(lead, { brand: BRAND.name })}
        path={paths.changelog}
      />
      {data ? (
        <ChangelogList entries={data} />
      ) : error ? (
        <FailureState error={error} fallbackText="internal_error" onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
};
