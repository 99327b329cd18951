import { type SiteSettings, siteSettings as schema } from '@bigorna/domain/entities/portal';
import { doc, get } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';

const read = async (): Promise<SiteSettings> => (await get(doc('settings/site'))) ?? schema.parse({});

/** The site's settings: at most three seconds old; the defaults where there are none. */
export const siteSettings = kept(3_000, read);
