import { randomUUID } from 'node:crypto';
import { BRAND } from '@bigorna/domain/brand';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { call, failureOf, type Reply, refusal } from './support/call.ts';
import { makeMember, PASSWORD, signedIn } from './support/members.ts';
import { codeTo, toolkitDoes } from './support/toolkit.ts';

const COMMON = ['Password1', 'Senha1234', 'Brasil2024', 'QWERTYuiop1', `${BRAND.name}123`];
const UNCOMMON = 'Granito8Solar';

const newcomer = (password: string) => {
  const username = `Comum_${randomUUID().slice(0, 12)}`;
  return { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: 'Ana Comum', password };
};

const isRefusedAsCommon = (reply: Reply): void => {
  expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
  const message = textFor('pt-BR', 'password_common');
  expect(failureOf(reply).errors).toEqual([{ path: 'password', code: 'password_common', message }]);
};

describe('a common password', () => {
  it.each(COMMON)('R082 is refused at registration, and another one taken: %s', async (password) => {
    const body = newcomer(password);
    isRefusedAsCommon(await call('register', { body }));
    expect((await call('register', { body: { ...body, password: UNCOMMON } })).status).toBe(200);
  });

  it('R082 is refused by a reset, which leaves the link good for another one', async () => {
    const { email } = await makeMember();
    await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const token = await codeTo(email, 'PASSWORD_RESET');
    isRefusedAsCommon(await call('resetPassword', { body: { token, password: 'Senha1234' } }));
    expect((await call('resetPassword', { body: { token, password: UNCOMMON } })).status).toBe(200);
  });

  it('R082 is refused by a change, which leaves the present one', async () => {
    const { token, username } = await signedIn();
    const change = (password: string) =>
      call('updatePassword', { token, body: { current_password: PASSWORD, password } });
    isRefusedAsCommon(await change('Senha1234'));
    expect((await call('login', { body: { identifier: username, password: PASSWORD } })).status).toBe(200);
    expect((await change(UNCOMMON)).status).toBe(200);
  });

  it.each(LOCALES)('R082 is told in %s', async (locale) => {
    const reply = await call('register', { body: newcomer('Senha1234'), headers: { 'Accept-Language': locale } });
    expect(failureOf(reply).errors?.[0]?.message).toBe(textFor(locale, 'password_common'));
  });
});
