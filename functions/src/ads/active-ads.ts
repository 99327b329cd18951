import type { Home } from '@bigorna/domain/endpoints/mods';
import type { Ad } from '@bigorna/domain/entities/portal';
import { now } from '../platform/clock.ts';
import { run } from '../platform/firestore.ts';

type AdCard = Home['ads'][number];

const cardOf = (id: string, ad: Ad): AdCard => ({
  id,
  image_url: ad.image_url,
  width: ad.width,
  height: ad.height,
  alt: ad.alt,
  link: ad.link,
  placement: ad.placement,
});

/** The ads running now in some placements, heaviest first. */
export const activeAds = async (placements: readonly Ad['placement'][]): Promise<AdCard[]> => {
  const at = now();
  const found = await run('activeAds', { active: true });
  return found
    .filter(({ data }) => placements.includes(data.placement) && data.starts_at <= at && at < data.ends_at)
    .toSorted((a, b) => b.data.weight - a.data.weight)
    .map(({ id, data }) => cardOf(id, data));
};
