import { ApiError } from '@bigorna/client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchSite } from '#shared/api/fetch-site.ts';
import { paths } from '#shared/routing/paths.ts';

const listed = z.object({
  oobCodes: z
    .array(
      z.object({
        email: z.string(),
        /** The new e-mail, for mails about a change. */
        newEmail: z.string().optional(),
        requestType: z.string(),
        oobCode: z.string(),
        oobLink: z.url(),
      }),
    )
    .default([]),
});

/** A mail that Firebase would have sent. */
export interface Mail {
  code: string;
  to: string;
  /** Identity Toolkit's type: `PASSWORD_RESET`, `VERIFY_EMAIL`… */
  kind: string;
  /** Path of the mail's link on this site. */
  path: string;
  /** First time this page received the mail, in milliseconds since 1970. The emulator stores no times. */
  seenAt: number;
}

const firstSeenByCode = new Map<string, number>();

const getFirstSeen = (code: string, now: number): number => {
  const first = firstSeenByCode.get(code) ?? now;
  firstSeenByCode.set(code, first);
  return first;
};

/** Path of a mail's link on this site. Drops `lang`, because the emulator always sets English. */
const toSitePath = (link: string, oobCode: string): string => {
  const mode = new URL(link).searchParams.get('mode') ?? '';
  return `${paths.authAction}?${new URLSearchParams({ mode, oobCode })}`;
};

/**
 * Mails with usable links, newest first, from the Auth emulator.
 *
 * @throws ApiError if the emulator does not exist or does not respond
 */
const fetchMails = async (signal?: AbortSignal): Promise<readonly Mail[]> => {
  const { firebase } = await fetchSite();
  if (!firebase.emulators) throw new ApiError({ status: 404, code: 'not_found' });
  const url = `${firebase.emulators.auth}/emulator/v1/projects/${firebase.projectId}/oobCodes`;
  const response = await fetch(url, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
  });
  if (!response.ok) throw new ApiError({ status: response.status, code: 'internal_error' });
  const now = Date.now();
  const { oobCodes } = listed.parse(await response.json());
  return oobCodes.reverse().map(({ email, newEmail, requestType, oobCode, oobLink }) => ({
    code: oobCode,
    to: newEmail ?? email,
    kind: requestType,
    path: toSitePath(oobLink, oobCode),
    seenAt: getFirstSeen(oobCode, now),
  }));
};

const POLL_MS = 3000;

/** The mails, polled every three seconds while the page is visible. */
export const mailsQuery = () =>
  queryOptions({
    queryKey: ['dev-mail'],
    queryFn: ({ signal }) => fetchMails(signal),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
