import { queryOptions } from '@tanstack/react-query';
import { fetchMails } from './mails.ts';

const POLL_MS = 3000;

/** The mails, polled every three seconds while the page is visible. */
export const mailsQuery = () =>
  queryOptions({
    queryKey: ['dev-mail'],
    queryFn: ({ signal }) => fetchMails(signal),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
