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

/** The ad of a place that asks for it by itself; where it cannot be had, the place stays empty. */
export const LateAd = ({ placement }: { placement: Placement }) => {
  const { data } = useQuery(adsQuery(placement));
  return <AdSlot ads={data} placement={placement} />;
};
