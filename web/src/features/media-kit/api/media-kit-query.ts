import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

const { path, answer } = portalEndpoints.mediaKit;

/** The media kit in one language; the former language's stays until it has come. */
export const mediaKitQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['media-kit', lang],
    queryFn: async ({ signal }) => answer.parse((await apiGet(path, { lang }, signal)).data),
    placeholderData: keepPreviousData,
  });
