import { BRAND } from '@bigorna/domain/brand';
import { getText } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callEndpoint, getRefusal, parseFailure } from './support/call.ts';
import { buildNewcomer, createMember, createSignedInMember, PASSWORD } from './support/members.ts';
import { requestMailCode } from './support/toolkit.ts';

const COMMON = ['Password1', 'Senha1234', 'Brasil2024', 'QWERTYuiop1', `${BRAND.name}123`];
const UNCOMMON = 'Granito8Solar';

const isRefusedAsCommon = (response: ApiResponse): void => {
  expect(getRefusal(response)).toBe('400 invalid_request');
  const message = getText('pt-BR', 'password_common');
  expect(parseFailure(response).errors).toEqual([{ path: 'password', code: 'password_common', message }]);
};

describe('common password', () => {
  it.each(COMMON)('is refused at registration while another is accepted: %s (R082)', async (password) => {
    const body = buildNewcomer();
    isRefusedAsCommon(await callEndpoint('register', { body: { ...body, password } }));
    expect((await callEndpoint('register', { body: { ...body, password: UNCOMMON } })).status).toBe(200);
  });

  it('is refused at a password reset, and the link still works for another password (R082)', async () => {
    const { email } = await createMember();
    const token = await requestMailCode(email, 'PASSWORD_RESET');
    isRefusedAsCommon(await callEndpoint('resetPassword', { body: { token, password: 'Senha1234' } }));
    expect((await callEndpoint('resetPassword', { body: { token, password: UNCOMMON } })).status).toBe(200);
  });

  it('is refused at a password change, and the current password still works (R082)', async () => {
    const { token, username } = await createSignedInMember();
    const change = (password: string) =>
      callEndpoint('updatePassword', { token, body: { current_password: PASSWORD, password } });
    isRefusedAsCommon(await change('Senha1234'));
    expect((await callEndpoint('login', { body: { identifier: username, password: PASSWORD } })).status).toBe(200);
    expect((await change(UNCOMMON)).status).toBe(200);
  });

  it.each(LOCALES)('is explained in %s (R082)', async (locale) => {
    const response = await callEndpoint('register', {
      body: { ...buildNewcomer(), password: 'Senha1234' },
      headers: { 'Accept-Language': locale },
    });
    expect(parseFailure(response).errors?.[0]?.message).toBe(getText(locale, 'password_common'));
  });
});
