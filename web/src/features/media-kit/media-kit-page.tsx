import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { InfoMeta } from '#shared/page/info-meta.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { siteDescription } from '#shared/page/site-description.ts';
import { mediaKitQuery } from '#shared/portal/portal-queries.ts';
import { paths } from '#shared/routing/paths.ts';
import { Audience } from './components/audience.tsx';
import { BrandFiles } from './components/brand-files.tsx';
import { CallToContact } from './components/call-to-contact.tsx';
import { EmptyMediaKit } from './components/empty-media-kit.tsx';
import { Formats } from './components/formats.tsx';
import { MediaKitSkeleton } from './components/media-kit-skeleton.tsx';
import { Profile } from './components/profile.tsx';

const Kit = ({ kit }: { kit: PublicMediaKit }) => {
  const intl = useIntl();
  return (
    <>
      <InfoMeta
        title={intl.formatMessage(secondaryTitles.mediaKit)}
        description={kit.headline || intl.formatMessage(siteDescription)}
        path={paths.mediaKit}
      />
      {kit.full_name ? <Profile kit={kit} /> : <EmptyMediaKit />}
      <div className="wrap grid grid-cols-1 gap-14 pt-10 pb-18">
        <Audience kit={kit} />
        <Formats formats={kit.formats} />
        <BrandFiles />
        <CallToContact email={kit.email} />
      </div>
    </>
  );
};

/** Page: the portal's team, audience, bookable formats and brand files. */
export const Component = () => {
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(mediaKitQuery(locale));
  if (data) return <Kit kit={data} />;
  if (error)
    return <FailureState error={error} fallbackText="internal_error" level={1} onRetry={() => void refetch()} />;
  return <MediaKitSkeleton />;
};
