import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { call, failureOf, messageOf, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeMember, signedIn, signIn } from './support/members.ts';

const messageOfSomebody = () => ({
  name: 'Ana Prova',
  email: `Ana-${randomUUID().slice(0, 8)}@bigorna.test`,
  subject: 'Uma pergunta',
  message: 'Como publico o meu mod aqui?',
});
type Message = ReturnType<typeof messageOfSomebody>;

const send = (body: object, token?: string, from = someAddress()) =>
  call('contact', { body, token, headers: { 'X-Forwarded-For': from } });

const stored = async ({ email }: Pick<Message, 'email'>) => {
  const found = await firestore.collection('contact_messages').where('email', '==', email.toLowerCase()).get();
  return found.docs.map((document) => document.data());
};

describe('R039 a message to the staff', () => {
  it('R039 of a stranger is kept with name, address, subject and text, and an answer promised within a day', async () => {
    const body = messageOfSomebody();
    const reply = await send(body);
    expect(reply.status).toBe(200);
    expect(messageOf(reply)).toBe('Mensagem enviada! Respondemos em até 24 horas.');
    const kept = await stored(body);
    expect(kept).toMatchObject([{ ...body, email: body.email.toLowerCase(), uid: null, handled_at: null }]);
    expect(kept[0]?.created_at).toHaveProperty('seconds');
  });

  it('R039 of a member is known as theirs; a bearer that is none does no harm', async () => {
    const member = await signedIn();
    const [mine, other] = [messageOfSomebody(), messageOfSomebody()];
    expect((await send(mine, member.token)).status).toBe(200);
    expect((await send(other, 'rabisco')).status).toBe(200);
    expect(await stored(mine)).toMatchObject([{ uid: member.uid }]);
    expect(await stored(other)).toMatchObject([{ uid: null }]);
  });

  it('R039 of a banned member is kept: appeals come this way', async () => {
    const member = await makeMember();
    const token = await signIn(member);
    await firestore.doc(`users/${member.uid}`).update({ is_banned: true });
    const body = messageOfSomebody();
    expect((await send(body, token)).status).toBe(200);
    expect(await stored(body)).toMatchObject([{ uid: null, subject: 'Uma pergunta' }]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['no address', { email: 'ana' }, 'email', 'invalid_email'],
    ['a subject that turns the writing', { subject: 'x\u202ey' }, 'subject', 'invalid_value'],
    ['too short a text', { message: 'oi' }, 'message', 'too_short'],
    ['too long a text', { message: 'x'.repeat(5001) }, 'message', 'too_long'],
  ])('R039 with %s is refused at the field, and nothing kept', async (_, over, path, code) => {
    const body = { ...messageOfSomebody(), ...over };
    const reply = await send(body);
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    expect(failureOf(reply).errors).toMatchObject([{ path, code }]);
    expect(await stored(body)).toEqual([]);
  });

  it('R039 is one of few from an address: then 429 with Retry-After, and another address is served', async () => {
    const from = someAddress();
    const body = messageOfSomebody();
    for (let sent = 0; sent < RATE_LIMITS.contact_by_address.points; sent += 1) {
      expect((await send(body, undefined, from)).status).toBe(200);
    }
    const refused = await send(body, undefined, from);
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored(body)).toHaveLength(RATE_LIMITS.contact_by_address.points);
    expect((await send(messageOfSomebody())).status).toBe(200);
  });
});
