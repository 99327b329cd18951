import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#shared/api/get-parsed.ts';

const loadSchemas = async () => (await import('@bigorna/domain/endpoints/portal.schemas')).portalSchemas;

/** FAQ in one language. Keeps the previous language while loading. */
export const faqQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['faq', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'faq', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });
