import type { OwnFactor } from '@bigorna/domain/endpoints/factors.schemas';
import { type MemberFactors, memberFactors, type PasskeyFactor } from '@bigorna/domain/entities/factors';
import { doc, get, type Reader } from '../../platform/firestore.ts';

export const getFactorsRef = (uid: string) => doc('factors/{uid}', uid);

/** An account's factors, read within a transaction. */
export const readFactors = async (tx: Pick<Reader, 'get'>, uid: string): Promise<MemberFactors> =>
  (await tx.get(getFactorsRef(uid))) ?? memberFactors.parse({});

/** An account's factors, read outside a transaction. */
export const getFactors = (uid: string): Promise<MemberFactors> => readFactors({ get }, uid);

type Factor = NonNullable<MemberFactors['totp']> | PasskeyFactor;

/** A factor as its owner sees it. */
export const toOwnFactor = ({ id, name, created_at, last_used_at }: Factor, kind: OwnFactor['kind']): OwnFactor => ({
  id,
  kind,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** When a confirmed reset removes the factors. Null until the member got the mail. */
export const getResetTime = ({ reset, reset_due_at }: Pick<MemberFactors, 'reset' | 'reset_due_at'>): string | null =>
  reset?.mailed_at == null ? null : (reset_due_at?.toISOString() ?? null);

/** All factors of an account as its owner sees them. */
export const toOwnFactors = ({ totp, passkeys, recovery_hashes, reset, reset_due_at }: MemberFactors) => ({
  factors: [
    ...(totp === null ? [] : [toOwnFactor(totp, 'totp')]),
    ...passkeys.map((passkey) => toOwnFactor(passkey, 'passkey')),
  ],
  recovery_codes_left: recovery_hashes.length,
  reset_at: getResetTime({ reset, reset_due_at }),
});
