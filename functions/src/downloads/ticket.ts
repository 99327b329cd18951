import { createHmac, timingSafeEqual } from 'node:crypto';
import { id } from '@bigorna/domain/entities/common';
import { TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { z } from 'zod';

const claims = z.tuple([id, id, id, z.int()]);

/** What a ticket is good for: one release, one member, until a moment. */
export interface Ticket {
  readonly modId: string;
  readonly releaseId: string;
  readonly uid: string;
  readonly expiresAt: Date;
}

/** A function that was not given the secret reads an empty one, by which anyone could sign. */
const signatureOf = (payload: string, secret: string): string => {
  if (secret === '') throw new Error('There is no secret to sign tickets with');
  return createHmac('sha256', secret).update(`ticket.${payload}`).digest('base64url');
};

/** A ticket that expires ten minutes after `at`. */
export const newTicket = (of: Omit<Ticket, 'expiresAt'>, at: Date): Ticket => ({
  ...of,
  expiresAt: new Date(at.getTime() + TICKET_LIFETIME_MS),
});

/** A ticket as text for an address; only holders of the secret can make one. */
export const sealTicket = ({ modId, releaseId, uid, expiresAt }: Ticket, secret: string): string => {
  const payload = Buffer.from(JSON.stringify([modId, releaseId, uid, expiresAt.getTime()])).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
};

/** The ticket behind a text, or undefined where it is not ours or has expired. */
export const openTicket = (text: string, secret: string, at: Date): Ticket | undefined => {
  const payload = text.slice(0, text.indexOf('.'));
  const given = Buffer.from(text);
  const expected = Buffer.from(`${payload}.${signatureOf(payload, secret)}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [modId, releaseId, uid, expires] = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return expires > at.getTime() ? { modId, releaseId, uid, expiresAt: new Date(expires) } : undefined;
};
