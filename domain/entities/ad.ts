import { z } from 'zod';
import { count, hostPath, httpsUrl, timestamp } from './common.ts';
import { translatedOrLegacy, updated_at } from './staff-fields.ts';

export const AD_PLACEMENTS = ['home_top', 'home_middle', 'listing', 'download'] as const;
/** `ads/{id}`. */
export const ad = z.object({
  title: z.string(),
  image_url: hostPath,
  width: count,
  height: count,
  alt: translatedOrLegacy,
  link: httpsUrl,
  placement: z.enum(AD_PLACEMENTS),
  weight: z.int().min(1).max(100),
  starts_at: timestamp,
  ends_at: timestamp,
  active: z.boolean(),
  updated_at,
});
export type Ad = z.infer<typeof ad>;

/** Counts of one ad. `stats/ads` stores the counts of all ads by id. */
export const adCounts = z.object({ views: count.default(0), clicks: count.default(0) });
export const adStats = z.object({ ads: z.record(z.string(), adCounts) });
