import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#shared/api/get-parsed.ts';

const loadSchemas = async () => (await import('@bigorna/domain/endpoints/portal.schemas')).portalSchemas;

// Each query loads texts of the staff in one language, and keeps the previous language while loading.

export const faqQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['faq', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'faq', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });

export const changelogQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['changelog', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'changelog', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });

export const mediaKitQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['media-kit', lang],
    queryFn: ({ signal }) => getParsed(portalEndpoints, loadSchemas, 'mediaKit', { query: { lang } }, signal),
    placeholderData: keepPreviousData,
  });
