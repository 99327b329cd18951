import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

const { path, answer } = portalEndpoints.faq;

/** Questions and answers in one language; the former language's stay until they have come. */
export const faqQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['faq', lang],
    queryFn: async ({ signal }) => answer.parse((await apiGet(path, { lang }, signal)).data),
    placeholderData: keepPreviousData,
  });
