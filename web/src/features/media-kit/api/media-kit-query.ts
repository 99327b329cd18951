import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#shared/api/get-parsed.ts';

const loadSchemas = async () => (await import('@bigorna/domain/endpoints/portal.schemas')).portalSchemas;

/** The media kit in one language. Keeps the previous language while loading. */
export const mediaKitQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['media-kit', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'mediaKit', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });
