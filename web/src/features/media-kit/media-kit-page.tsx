import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { useQuery } from '@tanstack/react-query';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { mediaKitQuery } from '#shared/portal/portal-queries.ts';
import { Audience } from './components/audience.tsx';
import { BrandFiles } from './components/brand-files.tsx';
import { CallToContact } from './components/call-to-contact.tsx';
import { EmptyMediaKit } from './components/empty-media-kit.tsx';
import { Formats } from './components/formats.tsx';
import { MediaKitSkeleton } from './components/media-kit-skeleton.tsx';
import { Profile } from './components/profile.tsx';

const Kit = ({ kit }: { kit: PublicMediaKit }) => (
  <>
    {kit.full_name ? <Profile kit={kit} /> : <EmptyMediaKit />}
    <div className="wrap grid grid-cols-1 gap-14 pt-10 pb-18">
      <Audience kit={kit} />
      <Formats formats={kit.formats} />
      <BrandFiles />
      <CallToContact email={kit.email} />
    </div>
  </>
);

/** Page: the portal's team, audience, bookable formats and brand files. */
export const Component = () => {
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(mediaKitQuery(locale));
  if (data) return <Kit kit={data} />;
  if (error)
    return <FailureState error={error} fallbackText="internal_error" level={1} onRetry={() => void refetch()} />;
  return <MediaKitSkeleton />;
};
