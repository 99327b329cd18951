import { describe, expect, it } from 'vitest';
import { type ApiResponse, askAs, callEndpoint, parseFailure } from './support/call.ts';
import { beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';

type Member = Awaited<ReturnType<typeof createMemberWithTotp>>;

/** Below the limit of wrong codes per account. Each call has an IP address of its own. */
const LOGINS = 4;

const getCode = (response: ApiResponse): string => (response.status === 200 ? 'ok' : parseFailure(response).code);
const sendProof = async (challenge: string, proof: object): Promise<string> =>
  getCode(await callEndpoint('loginFactor', { body: { challenge, ...proof } }));

/** The sorted results of simultaneous logins, each with a challenge of its own and the same proof. */
const logInAtOnce = async (member: Member, proof: object): Promise<string[]> => {
  const challenges = await Promise.all(Array.from({ length: LOGINS }, () => beginLogin(member)));
  return (await Promise.all(challenges.map(({ challenge }) => sendProof(challenge, proof)))).toSorted();
};
const onlyOne = [...Array.from({ length: LOGINS - 1 }, () => 'factor_wrong'), 'ok'];

describe('simultaneous logins', () => {
  it('with one code of the authenticator app succeed once (R205)', async () => {
    const member = await createMemberWithTotp();
    expect(await logInAtOnce(member, { code: getNextCode(member.secret) })).toEqual(onlyOne);
  });

  it('with one recovery code succeed once, and use up only this code (R205)', async () => {
    const member = await createMemberWithTotp();
    const [used, unused] = member.codes;
    expect(await logInAtOnce(member, { recovery_code: used })).toEqual(onlyOne);
    expect((await askAs('listFactors', member)).recovery_codes_left).toBe(9);
    expect(await sendProof((await beginLogin(member)).challenge, { recovery_code: unused })).toBe('ok');
  });

  it('with one challenge and two right proofs succeed once (R205)', async () => {
    const member = await createMemberWithTotp();
    const proofs = [{ code: getNextCode(member.secret) }, { recovery_code: member.codes[0] }];
    const { challenge } = await beginLogin(member);
    const results = await Promise.all(proofs.map((proof) => sendProof(challenge, proof)));
    expect(results.toSorted()).toEqual(['challenge_invalid', 'ok']);
    const unused = proofs[results.indexOf('challenge_invalid')] ?? {};
    expect(await sendProof((await beginLogin(member)).challenge, unused)).toBe('ok');
  });
});
