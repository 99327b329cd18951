import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { callAs, callEndpoint, createClientIp, getRefusal, parseFailure, parseMessage } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, signIn } from './support/members.ts';
import { toListQuery } from './support/staff.ts';

const buildMessage = () => ({
  name: 'Ana Prova',
  email: `Ana-${randomUUID().slice(0, 8)}@bigorna.test`,
  subject: 'Uma pergunta',
  message: 'Como publico o meu mod aqui?',
});
type Message = ReturnType<typeof buildMessage>;

const send = (body: object, token?: string, from = createClientIp()) =>
  callEndpoint('contact', { body, token, headers: { 'X-Forwarded-For': from } });

const getStored = async ({ email }: Pick<Message, 'email'>) => {
  const found = await firestore.collection('contact_messages').where('email', '==', email.toLowerCase()).get();
  return found.docs.map((document) => document.data());
};

describe('message to the staff (R039)', () => {
  it('is stored with name, e-mail, subject and text; a reply is promised within a day (R039)', async () => {
    const body = buildMessage();
    const response = await send(body);
    expect(response.status).toBe(200);
    expect(parseMessage(response)).toBe('Mensagem enviada! Respondemos em até 24 horas.');
    const storedMessages = await getStored(body);
    expect(storedMessages).toMatchObject([{ ...body, email: body.email.toLowerCase(), uid: null, handled_at: null }]);
    expect(storedMessages[0]?.created_at).toHaveProperty('seconds');
  });

  it('is stored with the uid of a member, or without a uid for an invalid token (R039)', async () => {
    const member = await createSignedInMember();
    const [mine, other] = [buildMessage(), buildMessage()];
    expect((await send(mine, member.token)).status).toBe(200);
    expect((await send(other, 'rabisco')).status).toBe(200);
    expect(await getStored(mine)).toMatchObject([{ uid: member.uid }]);
    expect(await getStored(other)).toMatchObject([{ uid: null }]);
  });

  it('is accepted from a banned member as an appeal, and stores the typed username (R039)', async () => {
    const [member, admin] = await Promise.all([createMember(), createSignedInMember('admin')]);
    const token = await signIn(member);
    await firestore.doc(`users/${member.uid}`).update({ is_banned: true });
    const body = { ...buildMessage(), username: member.username };
    expect((await send(body, token)).status).toBe(200);
    expect(await getStored(body)).toMatchObject([{ uid: null, subject: 'Uma pergunta', username: member.username }]);
    const query = toListQuery({ filter: { open: true }, sort: ['created_at', 'DESC'] });
    const file = await callAs('adminExport', admin, { params: { resource: 'contact-messages' }, query });
    expect(file.text).toContain(`"${body.email.toLowerCase()}";"${member.username}"`);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['an invalid email', { email: 'ana' }, 'email', 'invalid_email'],
    ['a bidirectional character in the subject', { subject: 'x\u202ey' }, 'subject', 'invisible_characters'],
    ['a text that is too short', { message: 'oi' }, 'message', 'too_short'],
    ['a text that is too long', { message: 'x'.repeat(5001) }, 'message', 'too_long'],
  ])('is refused with an error at the field for %s, and not stored (R039)', async (_, over, path, code) => {
    const body = { ...buildMessage(), ...over };
    const response = await send(body);
    expect(getRefusal(response)).toBe('400 invalid_request');
    expect(parseFailure(response).errors).toMatchObject([{ path, code }]);
    expect(await getStored(body)).toEqual([]);
  });

  it('is limited per IP: 429 with Retry-After, while another IP is served (R039)', async () => {
    const from = createClientIp();
    const body = buildMessage();
    for (let sent = 0; sent < RATE_LIMITS.contact_by_address.points; sent += 1) {
      expect((await send(body, undefined, from)).status).toBe(200);
    }
    const rejected = await send(body, undefined, from);
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await getStored(body)).toHaveLength(RATE_LIMITS.contact_by_address.points);
    expect((await send(buildMessage())).status).toBe(200);
  });
});
