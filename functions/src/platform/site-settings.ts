import { type SiteSettings, siteSettings as schema } from '@bigorna/domain/entities/portal';
import { doc, get } from './firestore.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

const read = async (): Promise<SiteSettings> => (await get(doc('settings/site'))) ?? schema.parse({});

/** The site's settings, cached for three seconds. Defaults if none are stored. */
export const getSiteSettings = memoizeWithTtl(3_000, read);
