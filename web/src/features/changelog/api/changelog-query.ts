import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#shared/api/get-parsed.ts';

const loadSchemas = async () => (await import('@bigorna/domain/endpoints/portal.schemas')).portalSchemas;

/** The site's changelog in one language, newest first. Keeps the previous language while loading. */
export const changelogQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['changelog', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'changelog', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });
