import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#api/get-parsed.ts';

const loadAnswer = async () => (await import('@bigorna/domain/endpoints/portal')).portalEndpoints.faq.answer;

/** Questions and answers in one language; the former language's stay until they have come. */
export const faqQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['faq', lang],
    queryFn: ({ signal }) => getParsed('/faq', { lang }, signal, loadAnswer),
    placeholderData: keepPreviousData,
  });
