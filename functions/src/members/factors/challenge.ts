import { timingSafeEqual } from 'node:crypto';
import { id } from '@bigorna/domain/entities/common';
import { FACTOR_CHALLENGE_MS } from '@bigorna/domain/limits';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { createId } from '../../platform/firestore.ts';
import { sign } from './secrets.ts';

/** What a challenge is for: the second step of a (banned) login, a proof within a session, or a new passkey. */
const PURPOSES = ['login', 'banned', 'prove', 'passkey'] as const;
type Purpose = (typeof PURPOSES)[number];

const payload = z.tuple([z.enum(PURPOSES), id, id, z.int()]);

/**
 * A signed challenge for one account and one purpose. The challenge itself is not stored. Its id is stored after the
 * first right proof, so that each challenge works only once.
 */
export interface Challenge {
  readonly purpose: Purpose;
  readonly uid: string;
  readonly id: string;
  readonly issuedAt: Date;
}

export const getExpiry = ({ issuedAt }: Challenge): Date => new Date(issuedAt.getTime() + FACTOR_CHALLENGE_MS);

/** The challenge's id in base64url, as WebAuthn compares it. */
export const toWebAuthn = ({ id: challengeId }: Challenge): string => Buffer.from(challengeId).toString('base64url');

/** Creates a challenge and its signed text. */
export const createChallenge = (purpose: Purpose, uid: string): Challenge & { readonly signed: string } => {
  const challenge = { purpose, uid, id: createId(), issuedAt: now() };
  const fields = [purpose, uid, challenge.id, challenge.issuedAt.getTime()];
  const text = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return { ...challenge, signed: `${text}.${sign(text)}` };
};

const isSigned = (text: string, signature: string): boolean => {
  const [one, other] = [Buffer.from(sign(text)), Buffer.from(signature)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Reads a signed challenge.
 *
 * @throws ApiError challenge_invalid if it is forged, expired or for another purpose
 */
export const readChallenge = (signed: string, purpose: Purpose): Challenge => {
  const [text = '', signature = ''] = signed.split('.');
  if (`${text}.${signature}` !== signed || !isSigned(text, signature)) throw new ApiError('challenge_invalid');
  const [signedPurpose, uid, challengeId, at] = payload.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
  );
  const challenge = { purpose: signedPurpose, uid, id: challengeId, issuedAt: new Date(at) };
  if (signedPurpose !== purpose || getExpiry(challenge) <= now()) throw new ApiError('challenge_invalid');
  return challenge;
};
