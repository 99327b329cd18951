import type { AdCard } from '@bigorna/domain/endpoints/mods.schemas';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';
import { AdSlot } from './ad-slot.tsx';

type Placement = AdCard['placement'];

const adsQuery = (placement: Placement) =>
  queryOptions({
    queryKey: ['ads', placement],
    queryFn: async ({ signal }) => (await apiGet(portalEndpoints, 'ads', { query: { placement } }, signal)).data,
  });

/** An ad slot that fetches its own ad. Empty if the request fails. */
export const FetchedAd = ({ placement }: { placement: Placement }) => {
  const { data } = useQuery(adsQuery(placement));
  return <AdSlot ads={data} placement={placement} />;
};
