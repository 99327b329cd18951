import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

const { path, answer } = portalEndpoints.changelog;

/** The site's news in one language, newest first; the former language's stay until they have come. */
export const changelogQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['changelog', lang],
    queryFn: async ({ signal }) => answer.parse((await apiGet(path, { lang }, signal)).data),
    placeholderData: keepPreviousData,
  });
