import { queryOptions } from '@tanstack/react-query';
import { fetchMails } from './mails.ts';

const POLL_MS = 3000;

/** The mails, asked for again every three seconds while the page is in sight. */
export const mailsQuery = () =>
  queryOptions({
    queryKey: ['dev-mail'],
    queryFn: ({ signal }) => fetchMails(signal),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
