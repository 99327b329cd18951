import { site } from '@bigorna/domain/endpoints/portal.schemas';
import { readSite } from './client.ts';

/** Settings and Firebase configuration of this host. */
export const fetchSite = async () => site.parse(await readSite());
export type SiteSettings = Awaited<ReturnType<typeof fetchSite>>;
