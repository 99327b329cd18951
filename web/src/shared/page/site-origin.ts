import { BRAND } from '@bigorna/domain/brand';

/** Scheme and host of the site. A server has no address of its own, so its pages name the brand's. */
export const getSiteOrigin = (): string => globalThis.location?.origin ?? BRAND.officialSite;
