import type { factorEndpoints } from '@bigorna/domain/endpoints/factors';
import { type Caller, findLiveSession, hasFreshFactor } from '../../members/accounts/caller.ts';
import { endSessions } from '../../members/accounts/end-sessions.ts';
import { endSession, listSessions } from '../../members/accounts/own-sessions.ts';
import { checkMayEnrol, limitGuesses, toAddedFactor } from '../../members/accounts/second-factor.ts';
import { endOtherSessions } from '../../members/accounts/session.ts';
import { readChallenge } from '../../members/factors/challenge.ts';
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from '../../members/factors/enrol.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from '../../members/factors/manage.ts';
import type { Prover } from '../../members/factors/prover.ts';
import { getFactors, toOwnFactors } from '../../members/factors/stored-factors.ts';
import type { Handlers } from '../mount.ts';

const toProver = (caller: Caller): Prover => ({
  uid: caller.uid,
  isFresh: hasFreshFactor(caller),
  isLive: (account) => findLiveSession(account, { ...caller.session, session: caller.session.id }) !== undefined,
});

/** Handlers of members' calls about their own second factors and sessions. */
export const FACTOR_HANDLERS: Pick<Handlers, keyof typeof factorEndpoints> = {
  listFactors: async ({ caller: { uid } }) => ({ data: toOwnFactors(await getFactors(uid)) }),
  beginTotp: async ({ body, caller, context }) => {
    await checkMayEnrol(caller, body.current_password, context.ip);
    return { data: await beginTotp(toProver(caller)) };
  },
  confirmTotp: async ({ body: { code, name }, caller, context }) => {
    const added = await limitGuesses(caller.uid, context.ip, () => confirmTotp(toProver(caller), code, name));
    return { data: await toAddedFactor(caller, added), message: 'factor_added' };
  },
  beginPasskey: async ({ body, caller, context }) => {
    await checkMayEnrol(caller, body.current_password, context.ip);
    return { data: await beginPasskey(caller.uid, caller.account) };
  },
  confirmPasskey: async ({ body, caller }) => {
    const challenge = readChallenge(body.challenge, 'passkey');
    const added = await confirmPasskey(toProver(caller), challenge, body.credential, body.name);
    return { data: await toAddedFactor(caller, added), message: 'factor_added' };
  },
  renewRecoveryCodes: async ({ caller }) => ({
    data: { recovery_codes: await renewRecoveryCodes(toProver(caller)) },
    message: 'recovery_codes_renewed',
  }),
  renameFactor: async ({ params, body, caller: { uid } }) => ({
    data: await renameFactor(uid, params.id, body.name),
    message: 'factor_renamed',
  }),
  removeFactor: async ({ params, caller }) => ({
    data: await removeFactor(toProver(caller), params.id),
    message: 'factor_removed',
  }),
  listSessions: async ({ caller }) => ({ data: listSessions(caller) }),
  endOtherSessions: async ({ caller }) => ({ data: await endOtherSessions(caller), message: 'sessions_ended' }),
  endAllSessions: async ({ caller }) => {
    await endSessions(caller.uid);
    return { data: null, message: 'sessions_ended' };
  },
  endSession: async ({ params, caller: { uid } }) => {
    await endSession(uid, params.id);
    return { data: null, message: 'session_ended' };
  },
};
