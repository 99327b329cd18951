import { BRAND } from '@bigorna/domain/brand';
import { useQuery } from '@tanstack/react-query';
import { defineMessage } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Lead } from '#shared/page/lead.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { changelogQuery } from '#shared/portal/portal-queries.ts';
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
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(changelogQuery(locale));
  return (
    <div className="wrap max-w-[56rem] pt-[32px] pb-[56px]">
      <h1>{translate(secondaryTitles.changelog)}</h1>
      <Lead>{translate(lead, { brand: BRAND.name })}</Lead>
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
