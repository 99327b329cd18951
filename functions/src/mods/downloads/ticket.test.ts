import { describe, expect, it } from 'vitest';
import { createTicket, signTicket, verifyTicket } from './ticket.ts';

const at = new Date('2026-11-21T12:00:00Z');
const ticket = createTicket({ modId: 'm1', releaseId: 'r1', uid: 'u1' }, at);
const signed = signTicket(ticket, 'secret');

describe('download ticket', () => {
  it('is valid for ten minutes when verified with the signing secret', () => {
    expect(verifyTicket(signed, 'secret', at)).toEqual(ticket);
    expect(verifyTicket(signed, 'secret', new Date('2026-11-21T12:09:59Z'))).toEqual(ticket);
    expect(verifyTicket(signed, 'secret', new Date('2026-11-21T12:10:00Z'))).toBeUndefined();
  });
  it('is invalid with another secret', () => {
    expect(verifyTicket(signed, 'other', at)).toBeUndefined();
  });
  it('can neither be signed nor verified with an empty secret', () => {
    expect(() => signTicket(ticket, '')).toThrow('no secret');
    expect(() => verifyTicket(signed, '', at)).toThrow('no secret');
  });
  it('is invalid when any part was changed', () => {
    const [, signature] = signed.split('.');
    const forged = Buffer.from(JSON.stringify(['m2', 'r1', 'u1', ticket.expiresAt.getTime()])).toString('base64url');
    expect(verifyTicket(`${forged}.${signature}`, 'secret', at)).toBeUndefined();
    for (const text of ['', '.', 'x', `${forged}.`, `${forged}.AAAA`, `${signed}.extra`, `${signed}\0`, `${signed}=`]) {
      expect(verifyTicket(text, 'secret', at)).toBeUndefined();
    }
  });
});
