import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#shared/api/get-parsed.ts';

const loadResponseSchema = async () =>
  (await import('@bigorna/domain/endpoints/portal.schemas')).portalSchemas.mediaKit.response;

/** The media kit in one language. Keeps the previous language while loading. */
export const mediaKitQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['media-kit', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, 'mediaKit', { query: { lang } }, signal, loadResponseSchema),
    placeholderData: keepPreviousData,
  });
