import { BRAND } from '@bigorna/domain/brand';
import { SITE_URL } from '../platform/parameters.ts';

/** Scheme and host of the site, for absolute URLs. Never those of a request. */
export const getSiteOrigin = (): string => SITE_URL.value() || BRAND.officialSite;
