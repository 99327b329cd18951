import type { Locale } from '@bigorna/domain/locales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getParsed } from '#api/get-parsed.ts';

const loadAnswer = async () => (await import('@bigorna/domain/endpoints/portal')).portalEndpoints.mediaKit.answer;

/** The media kit in one language; the former language's stays until it has come. */
export const mediaKitQuery = (lang: Locale) =>
  queryOptions({
    queryKey: ['media-kit', lang],
    queryFn: ({ signal }) => getParsed('/media-kit', { lang }, signal, loadAnswer),
    placeholderData: keepPreviousData,
  });
