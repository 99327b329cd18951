import './support/functions-environment.ts';
import { getText } from '@bigorna/domain/errors/texts/index';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it, vi } from 'vitest';
import { consume } from '../../functions/src/platform/rate-limits.ts';
import {
  type ApiResponse,
  callAs,
  callEndpoint,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { createComment, toAuthorCard } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { BLUE, drawStripes, RED } from './support/images.ts';
import { createMember, createSignedInMember, type Member } from './support/members.ts';
import { getStored } from './support/stored.ts';

/** The task of the author cards is due within 15 seconds. The emulator may be slow to start a process for the task. */
const TRIGGER_WAIT = { timeout: 120_000, interval: 500 };

const updateProfile = (
  token: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> => callEndpoint('updateProfile', { token, body, headers });

const getSnapshots = ({ uid }: Pick<Member, 'uid'>) =>
  firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`));
const getDocuments = async (member: Pick<Member, 'uid'>) => (await getSnapshots(member)).map((one) => one.data());
const getUpdateTimes = async (member: Pick<Member, 'uid'>) => (await getSnapshots(member)).map((one) => one.updateTime);

const everything = {
  display_name: '  Ana, a Ferreira  ',
  full_name: 'Ana Nova',
  bio: 'Linha um\n\tLinha dois — 你好 👩‍🔧',
  settings: {
    locale: 'fr-FR',
    theme: 'light',
    game_version: '1.21.4',
    loader: 'fabric',
    notify_mod_updates: false,
    notify_new_mods: true,
    notify_comments: false,
    notify_system: false,
    share_favorites: true,
  },
};
const storedFields = { ...everything, display_name: 'Ana, a Ferreira' };

describe('profile of the current member', () => {
  it('is changed in account and public card, and returned in data.user and user (R068)', async () => {
    const member = await createSignedInMember();
    const response = await updateProfile(member.token, everything);
    expect(parseMessage(response)).toBe('Perfil atualizado!');
    expect(parseData('updateProfile', response).user).toMatchObject({ id: member.uid, ...storedFields });
    expect(JSON.parse(response.text).user).toEqual(JSON.parse(response.text).data.user);
    const [account, profile] = await getDocuments(member);
    expect(account).toMatchObject(storedFields);
    expect(profile).toMatchObject({ display_name: storedFields.display_name, bio: storedFields.bio });
    expect(profile).not.toHaveProperty('full_name');
    expect(profile).not.toHaveProperty('settings');
    expect(parseMessage(await updateProfile(member.token, { bio: '' }, { 'Accept-Language': 'en-US' }))).toBe(
      getText('en-US', 'profile_updated'),
    );
  });

  it('changes only the given fields, also in settings (R068)', async () => {
    const member = await createSignedInMember();
    await updateProfile(member.token, everything);
    const [account, profile] = await getDocuments(member);
    const response = await updateProfile(member.token, { bio: 'Outra', settings: { theme: 'dark' } });
    expect(parseData('updateProfile', response).user.settings).toEqual({ ...storedFields.settings, theme: 'dark' });
    const settings = { ...account?.settings, theme: 'dark' };
    expect(await getDocuments(member)).toEqual([
      { ...account, bio: 'Outra', settings },
      { ...profile, bio: 'Outra' },
    ]);
  });

  it('ignores fields that members may not write (R068)', async () => {
    const member = await createSignedInMember();
    const before = await getDocuments(member);
    const foreign = {
      role: 'super_admin',
      is_verified: false,
      is_banned: true,
      email: 'outra@bigorna.test',
      username: 'Outra',
      avatar_url: '/media/avatars/de-outra.webp',
      valid_after: 0,
      id: 'outra',
    };
    const response = await updateProfile(member.token, { ...foreign, bio: 'Nova', settings: { role: 'admin' } });
    expect(response.status).toBe(200);
    expect(await getDocuments(member)).toEqual(before.map((one) => ({ ...one, bio: 'Nova' })));
  });

  it.each(['', '   '])('shows the username when the display name is %j (R068)', async (display_name) => {
    const member = await createSignedInMember();
    const { user } = parseData('updateProfile', await updateProfile(member.token, { display_name }));
    expect(user.display_name).toBe(member.username);
    expect(await getDocuments(member)).toMatchObject([
      { display_name: member.username },
      { display_name: member.username },
    ]);
  });

  it.each([
    ['no fields', {}],
    ['unknown fields', { surprise: 1 }],
    ['the current values', { display_name: 'Pessoa de Prova', bio: '', settings: { theme: 'dark' } }],
  ])('returns the account and writes nothing when the request has %s (R068)', async (_what, body) => {
    const member = await createSignedInMember();
    const before = await getUpdateTimes(member);
    const response = await updateProfile(member.token, body);
    expect(parseMessage(response)).toBe('Perfil atualizado!');
    expect(parseData('updateProfile', response).user).toMatchObject({
      id: member.uid,
      display_name: 'Pessoa de Prova',
    });
    expect(await getUpdateTimes(member)).toEqual(before);
  });

  it.each([
    ['a display name that is too long', { display_name: 'x'.repeat(101) }, 'display_name', 'too_long', { max: 100 }],
    [
      'a display name with a control character',
      { display_name: 'Ana\u0000' },
      'display_name',
      'invisible_characters',
      {},
    ],
    [
      'a display name with a bidirectional character',
      { display_name: 'Ana\u202eorreF' },
      'display_name',
      'invisible_characters',
      {},
    ],
    ['a number as display name', { display_name: 7 }, 'display_name', 'required', {}],
    ['null as display name', { display_name: null }, 'display_name', 'required', {}],
    ['a blank full name', { full_name: '  ' }, 'full_name', 'required', {}],
    ['a full name that is too long', { full_name: 'x'.repeat(201) }, 'full_name', 'too_long', { max: 200 }],
    ['a full name of two lines', { full_name: 'Ana\nNova' }, 'full_name', 'invisible_characters', {}],
    ['a bio that is too long', { bio: 'x'.repeat(501) }, 'bio', 'too_long', { max: 500 }],
    ['a bio with a control character', { bio: 'sino\u0007' }, 'bio', 'invisible_characters', {}],
    [
      'an unknown theme',
      { settings: { theme: 'rosa' } },
      'settings.theme',
      'unknown_value',
      { allowed: 'light, dark, system' },
    ],
    ['an invalid game version', { settings: { game_version: 'nova' } }, 'settings.game_version', 'invalid_value', {}],
    [
      'a setting that is not boolean',
      { settings: { notify_new_mods: 'sim' } },
      'settings.notify_new_mods',
      'invalid_value',
      {},
    ],
    ['settings that are not an object', { settings: 'escuro' }, 'settings', 'invalid_value', {}],
  ] as const)(
    'refuses %s with an error at the field, and changes nothing (R068, R088)',
    async (_what, wrong, path, code, values) => {
      const member = await createSignedInMember();
      const before = await getDocuments(member);
      for (const locale of ['pt-BR', 'es-ES'] as const) {
        const response = await updateProfile(member.token, { bio: 'Nova', ...wrong }, { 'Accept-Language': locale });
        expect(getRefusal(response)).toBe('400 invalid_request');
        expect(parseFailure(response)).toMatchObject({
          message: getText(locale, 'invalid_request'),
          errors: [{ path, code, message: getText(locale, code, values) }],
        });
      }
      expect(await getDocuments(member)).toEqual(before);
    },
  );

  it('refuses half a surrogate pair, which no document can store (R068)', async () => {
    const member = await createSignedInMember();
    const before = await getDocuments(member);
    const response = await callAs('updateProfile', member, { rawBody: '{"bio":"\\ud800"}' });
    expect(getRefusal(response)).toBe('400 malformed_json');
    expect(await getDocuments(member)).toEqual(before);
    expect((await updateProfile(member.token, { bio: '\u{1F527}' })).status).toBe(200);
  });

  it('refuses a request without a token: 401 (R068)', async () => {
    const response = await updateProfile(undefined, { bio: 'Nova' });
    expect(getRefusal(response)).toBe('401 unauthorized');
    expect(parseFailure(response).message).toBe('Acesso não autorizado');
  });

  it('changes both account and public card or neither (R068)', async () => {
    const member = await createSignedInMember();
    const [before] = await getDocuments(member);
    await firestore.doc(`profiles/${member.uid}`).delete();
    expect(getRefusal(await updateProfile(member.token, { display_name: 'Ana' }))).toBe('500 internal_error');
    expect(await getDocuments(member)).toEqual([before, undefined]);
    expect((await updateProfile(member.token, { full_name: 'Ana Nova' })).status).toBe(200);
  });

  it('is limited per hour: 429 with Retry-After, while another member is served (R090)', async () => {
    const [member, other] = await Promise.all([createSignedInMember(), createSignedInMember()]);
    const { points } = RATE_LIMITS.profile_by_account;
    for (let i = 0; i < points; i += 1) await consume('profile_by_account', member.uid);
    const rejected = await updateProfile(member.token, { bio: 'Nova' });
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await updateProfile(other.token, { bio: 'Nova' })).status).toBe(200);
  });
});

describe('changed display name or avatar', () => {
  it('reaches comments and replies of the member, and no others (R068, R084)', async () => {
    const [member, other] = await Promise.all([createSignedInMember(), createMember()]);
    const comment = await createComment(member, other);
    const replied = await createComment(other, member);
    const others = await createComment(other, other);
    const before = await getStored(others);

    await updateProfile(member.token, { display_name: 'Nome Novo' });
    const image = new Uint8Array(await (await drawStripes([RED, BLUE])).png().toBuffer());
    const { avatar_url } = parseData('updateAvatar', await callAs('updateAvatar', member, { rawBody: image }));
    const card = { ...toAuthorCard(member), display_name: 'Nome Novo', avatar_url };
    await vi.waitFor(async () => {
      expect(await getStored(comment)).toMatchObject({ author: card, reply: { author: toAuthorCard(other) } });
      expect(await getStored(replied)).toMatchObject({ author: toAuthorCard(other), reply: { author: card } });
    }, TRIGGER_WAIT);
    expect(await getStored(others)).toEqual(before);
  }, 150_000);

  it('reaches comments when the public card changes without an API call (R068)', async () => {
    const member = await createMember();
    const path = await createComment(member);
    await firestore.doc(`profiles/${member.uid}`).update({ display_name: 'Pelo Console' });
    await vi.waitFor(async () => {
      expect((await firestore.doc(path).get()).get('author')).toEqual({
        ...toAuthorCard(member),
        display_name: 'Pelo Console',
      });
    }, TRIGGER_WAIT);
  }, 150_000);
});
