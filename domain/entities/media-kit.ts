import { z } from 'zod';
import { count, httpsUrl } from './common.ts';
import { translated, updated_at } from './staff-fields.ts';

/** `media_kit/main`. */
export const mediaKit = z.object({
  full_name: z.string(),
  headline: translated,
  about: translated,
  figures: z.array(z.object({ label: translated, value: z.string() })),
  channels: z.array(z.object({ name: z.string(), url: httpsUrl, followers: count })),
  /** Ad formats that partners can book. Prices are integers in centavos. */
  formats: z.array(z.object({ name: translated, description: translated, price_cents: count })).default([]),
  email: z.string(),
  updated_at,
});
export type MediaKit = z.infer<typeof mediaKit>;
