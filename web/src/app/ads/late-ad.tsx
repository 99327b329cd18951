import type { AdCard } from '@bigorna/domain/endpoints/mods';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';
import { AdSlot } from './ad-slot.tsx';

type Placement = AdCard['placement'];

const adsQuery = (placement: Placement) =>
  queryOptions({
    queryKey: ['ads', placement],
    queryFn: async ({ signal }) => (await apiGet<AdCard[]>('/ads', { placement }, signal)).data,
  });

/** A place for advertising on a page whose own answer holds no ads; where they cannot be had, it stays empty. */
export const LateAd = ({ placement }: { placement: Placement }) => {
  const { data } = useQuery(adsQuery(placement));
  return <AdSlot ads={data} placement={placement} />;
};
