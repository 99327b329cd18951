import { describe, expect, it } from 'vitest';
import { newTicket, openTicket, sealTicket } from './ticket.ts';

const at = new Date('2026-11-21T12:00:00Z');
const ticket = newTicket({ modId: 'm1', releaseId: 'r1', uid: 'u1' }, at);
const sealed = sealTicket(ticket, 'secret');

describe('a download ticket', () => {
  it('opens with the secret it was sealed with, for ten minutes', () => {
    expect(openTicket(sealed, 'secret', at)).toEqual(ticket);
    expect(openTicket(sealed, 'secret', new Date('2026-11-21T12:09:59Z'))).toEqual(ticket);
    expect(openTicket(sealed, 'secret', new Date('2026-11-21T12:10:00Z'))).toBeUndefined();
  });
  it('does not open with another secret', () => {
    expect(openTicket(sealed, 'other', at)).toBeUndefined();
  });
  it('is neither sealed nor opened without a secret, by which anyone could make one', () => {
    expect(() => sealTicket(ticket, '')).toThrow('no secret');
    expect(() => openTicket(sealed, '', at)).toThrow('no secret');
  });
  it('does not open when any part of it was changed', () => {
    const [, signature] = sealed.split('.');
    const forged = Buffer.from(JSON.stringify(['m2', 'r1', 'u1', ticket.expiresAt.getTime()])).toString('base64url');
    expect(openTicket(`${forged}.${signature}`, 'secret', at)).toBeUndefined();
    for (const text of ['', '.', 'x', `${forged}.`, `${forged}.AAAA`, `${sealed}.extra`, `${sealed}\0`, `${sealed}=`]) {
      expect(openTicket(text, 'secret', at)).toBeUndefined();
    }
  });
});
