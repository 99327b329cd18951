import { z } from 'zod';
import { ApiError } from '#api/api-error.ts';
import { paths } from '#app/paths.ts';
import { fetchSite } from '#session/engine/account-calls.ts';

const listed = z.object({
  oobCodes: z
    .array(
      z.object({
        email: z.string(),
        /** The new address, where the mail is about a change. */
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
  /** As Identity Toolkit calls it: `PASSWORD_RESET`, `VERIFY_EMAIL`… */
  kind: string;
  /** Where its link leads on this site. */
  path: string;
  /** When this page first saw it, in milliseconds since 1970: the emulator keeps no times. */
  seenAt: number;
}

const seen = new Map<string, number>();

const seenAt = (code: string, now: number): number => {
  const first = seen.get(code) ?? now;
  seen.set(code, first);
  return first;
};

/** A link's way on this site. Its `lang` is left out: the emulator says English, whatever the mail was asked in. */
const pathOf = (link: string, oobCode: string): string => {
  const mode = new URL(link).searchParams.get('mode') ?? '';
  return `${paths.authAction}?${new URLSearchParams({ mode, oobCode })}`;
};

/**
 * The mails whose links can still be used, newest first, from the Auth emulator.
 *
 * @throws ApiError when there is no such emulator, or it does not answer
 */
export const fetchMails = async (signal?: AbortSignal): Promise<readonly Mail[]> => {
  const { firebase } = await fetchSite();
  if (!firebase.emulators) throw new ApiError({ status: 404, code: 'not_found' });
  const address = `${firebase.emulators.auth}/emulator/v1/projects/${firebase.projectId}/oobCodes`;
  const answer = await fetch(address, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
  });
  if (!answer.ok) throw new ApiError({ status: answer.status, code: 'internal_error' });
  const now = Date.now();
  const { oobCodes } = listed.parse(await answer.json());
  return oobCodes.reverse().map(({ email, newEmail, requestType, oobCode, oobLink }) => ({
    code: oobCode,
    to: newEmail ?? email,
    kind: requestType,
    path: pathOf(oobLink, oobCode),
    seenAt: seenAt(oobCode, now),
  }));
};
