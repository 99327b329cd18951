import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#api/get-parsed.ts';

const loadAnswer = async () => (await import('@bigorna/domain/endpoints/portal')).portalEndpoints.changelog.answer;

/** The site's news in one language, newest first; the former language's stay until they have come. */
export const changelogQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['changelog', lang],
    queryFn: ({ signal }) => getParsed('/changelog', { lang }, signal, loadAnswer),
    placeholderData: keepPreviousData,
  });
