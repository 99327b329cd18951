import { createHmac, timingSafeEqual } from 'node:crypto';
import { id } from '@bigorna/domain/entities/common';
import { TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { z } from 'zod';

const REVIEW = 'review';
const claims = z.tuple([id, id, id, z.int(), z.literal(REVIEW).optional()]);

/** The content of a ticket: one release and one member, until it expires. */
export interface Ticket {
  readonly modId: string;
  readonly releaseId: string;
  readonly uid: string;
  readonly expiresAt: Date;
  /** For staff who review the release. Such a ticket allows any verdict, and the download is not counted. */
  readonly isForReview?: boolean;
}

/** A function without access to the secret reads an empty string. Anyone could sign with an empty secret. */
const createSignature = (payload: string, secret: string): string => {
  if (secret === '') throw new Error('There is no secret to sign tickets with');
  return createHmac('sha256', secret).update(`ticket.${payload}`).digest('base64url');
};

/** Creates a ticket that expires ten minutes after `at`. */
export const createTicket = (fields: Omit<Ticket, 'expiresAt'>, at: Date): Ticket => ({
  ...fields,
  expiresAt: new Date(at.getTime() + TICKET_LIFETIME_MS),
});

/** Signs a ticket for use in a URL. Only holders of the secret can create one. */
export const signTicket = ({ modId, releaseId, uid, expiresAt, isForReview }: Ticket, secret: string): string => {
  const fields = [modId, releaseId, uid, expiresAt.getTime(), ...(isForReview ? [REVIEW] : [])];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${createSignature(payload, secret)}`;
};

/** Verifies a signed ticket. Returns undefined if the signature is wrong or the ticket expired. */
export const verifyTicket = (text: string, secret: string, at: Date): Ticket | undefined => {
  const payload = text.slice(0, text.indexOf('.'));
  const actual = Buffer.from(text);
  const expected = Buffer.from(`${payload}.${createSignature(payload, secret)}`);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const parsed = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  const [modId, releaseId, uid, expires, use] = parsed;
  if (expires <= at.getTime()) return undefined;
  return { modId, releaseId, uid, expiresAt: new Date(expires), ...(use === REVIEW ? { isForReview: true } : {}) };
};
