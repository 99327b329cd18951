import './support/functions-environment.ts';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it, vi } from 'vitest';
import { spend } from '../../functions/src/platform/rate-limits.ts';
import { call, dataOf, failureOf, messageOf, type Reply, refusal } from './support/call.ts';
import { cardOf, makeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { BLUE, RED, stripes } from './support/pictures.ts';

/** Its task is due within 15 seconds; the emulator starts a process for it, which takes its time on a busy machine. */
const SOON = { timeout: 120_000, interval: 500 };

const put = (token: string | undefined, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  call('updateProfile', { token, body, headers });

const snapshotsOf = ({ uid }: Pick<Member, 'uid'>) =>
  firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`));
const documentsOf = async (member: Pick<Member, 'uid'>) => (await snapshotsOf(member)).map((one) => one.data());
const writtenAt = async (member: Pick<Member, 'uid'>) => (await snapshotsOf(member)).map((one) => one.updateTime);

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
  },
};
const kept = { ...everything, display_name: 'Ana, a Ferreira' };

describe('the own profile', () => {
  it('R068 is changed in account and public card, and answered in data and beside it', async () => {
    const member = await signedIn();
    const reply = await put(member.token, everything);
    expect(messageOf(reply)).toBe('Perfil atualizado!');
    expect(dataOf('updateProfile', reply).user).toMatchObject({ id: member.uid, ...kept });
    expect(JSON.parse(reply.text).user).toEqual(JSON.parse(reply.text).data.user);
    const [account, profile] = await documentsOf(member);
    expect(account).toMatchObject(kept);
    expect(profile).toMatchObject({ display_name: kept.display_name, bio: kept.bio });
    expect(profile).not.toHaveProperty('full_name');
    expect(profile).not.toHaveProperty('settings');
    expect(messageOf(await put(member.token, { bio: '' }, { 'Accept-Language': 'en-US' }))).toBe(
      textFor('en-US', 'profile_updated'),
    );
  });

  it('R068 changes only what is given, of the settings too', async () => {
    const member = await signedIn();
    await put(member.token, everything);
    const [account, profile] = await documentsOf(member);
    const reply = await put(member.token, { bio: 'Outra', settings: { theme: 'dark' } });
    expect(dataOf('updateProfile', reply).user.settings).toEqual({ ...kept.settings, theme: 'dark' });
    const settings = { ...account?.settings, theme: 'dark' };
    expect(await documentsOf(member)).toEqual([
      { ...account, bio: 'Outra', settings },
      { ...profile, bio: 'Outra' },
    ]);
  });

  it('R068 passes over fields that are not the member’s to write', async () => {
    const member = await signedIn();
    const before = await documentsOf(member);
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
    const reply = await put(member.token, { ...foreign, bio: 'Nova', settings: { role: 'admin' } });
    expect(reply.status).toBe(200);
    expect(await documentsOf(member)).toEqual(before.map((one) => ({ ...one, bio: 'Nova' })));
  });

  it.each(['', '   '])('R068 with the public name %j shows the username', async (display_name) => {
    const member = await signedIn();
    const { user } = dataOf('updateProfile', await put(member.token, { display_name }));
    expect(user.display_name).toBe(member.username);
    expect(await documentsOf(member)).toMatchObject([
      { display_name: member.username },
      { display_name: member.username },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['fields that nobody knows', { surprise: 1 }],
    ['what is so already', { display_name: 'Pessoa de Prova', bio: '', settings: { theme: 'dark' } }],
  ])('R068 with %s answers the account and writes nothing', async (_what, body) => {
    const member = await signedIn();
    const before = await writtenAt(member);
    const reply = await put(member.token, body);
    expect(messageOf(reply)).toBe('Perfil atualizado!');
    expect(dataOf('updateProfile', reply).user).toMatchObject({ id: member.uid, display_name: 'Pessoa de Prova' });
    expect(await writtenAt(member)).toEqual(before);
  });

  it.each([
    ['too long a public name', { display_name: 'x'.repeat(101) }, 'display_name', 'too_long', { max: 100 }],
    ['a control character in it', { display_name: 'Ana\u0000' }, 'display_name', 'invalid_value', {}],
    ['one that turns the writing', { display_name: 'Ana\u202eorreF' }, 'display_name', 'invalid_value', {}],
    ['a number for it', { display_name: 7 }, 'display_name', 'required', {}],
    ['null for it', { display_name: null }, 'display_name', 'required', {}],
    ['a blank full name', { full_name: '  ' }, 'full_name', 'required', {}],
    ['too long a full name', { full_name: 'x'.repeat(201) }, 'full_name', 'too_long', { max: 200 }],
    ['a full name of two lines', { full_name: 'Ana\nNova' }, 'full_name', 'invalid_value', {}],
    ['too long a bio', { bio: 'x'.repeat(501) }, 'bio', 'too_long', { max: 500 }],
    ['a bell in the bio', { bio: 'sino\u0007' }, 'bio', 'invalid_value', {}],
    [
      'no theme of ours',
      { settings: { theme: 'rosa' } },
      'settings.theme',
      'unknown_value',
      { allowed: 'light, dark, system' },
    ],
    ['no version', { settings: { game_version: 'nova' } }, 'settings.game_version', 'invalid_value', {}],
    ['no yes or no', { settings: { notify_new_mods: 'sim' } }, 'settings.notify_new_mods', 'invalid_value', {}],
    ['no settings', { settings: 'escuro' }, 'settings', 'invalid_value', {}],
  ] as const)('R068 R088 refuses %s at its field and changes nothing', async (_what, wrong, path, code, values) => {
    const member = await signedIn();
    const before = await documentsOf(member);
    for (const locale of ['pt-BR', 'es-ES'] as const) {
      const reply = await put(member.token, { bio: 'Nova', ...wrong }, { 'Accept-Language': locale });
      expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
      expect(failureOf(reply)).toMatchObject({
        message: textFor(locale, 'invalid_request'),
        errors: [{ path, code, message: textFor(locale, code, values) }],
      });
    }
    expect(await documentsOf(member)).toEqual(before);
  });

  it('R068 refuses half a character, which no document could keep', async () => {
    const member = await signedIn();
    const before = await documentsOf(member);
    const reply = await call('updateProfile', { token: member.token, rawBody: '{"bio":"\\ud800"}' });
    expect(refusal(reply)).toEqual({ status: 400, code: 'malformed_json' });
    expect(await documentsOf(member)).toEqual(before);
    expect((await put(member.token, { bio: '\u{1F527}' })).status).toBe(200);
  });

  it('R068 without a token: 401', async () => {
    const reply = await put(undefined, { bio: 'Nova' });
    expect(refusal(reply)).toEqual({ status: 401, code: 'unauthorized' });
    expect(failureOf(reply).message).toBe('Acesso não autorizado');
  });

  it('R068 changes account and public card or neither', async () => {
    const member = await signedIn();
    const [before] = await documentsOf(member);
    await firestore.doc(`profiles/${member.uid}`).delete();
    expect(refusal(await put(member.token, { display_name: 'Ana' }))).toEqual({ status: 500, code: 'internal_error' });
    expect(await documentsOf(member)).toEqual([before, undefined]);
    expect((await put(member.token, { full_name: 'Ana Nova' })).status).toBe(200);
  });

  it('R090 too often in an hour: 429 with Retry-After; another member is served', async () => {
    const [member, other] = await Promise.all([signedIn(), signedIn()]);
    const { points } = RATE_LIMITS.profile_by_account;
    for (let spent = 0; spent < points; spent += 1) await spend('profile_by_account', member.uid);
    const refused = await put(member.token, { bio: 'Nova' });
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await put(other.token, { bio: 'Nova' })).status).toBe(200);
  });
});

describe('a changed name or picture', () => {
  it('R068 R084 reaches own comments and replies, and nobody else’s', async () => {
    const [member, other] = await Promise.all([signedIn(), makeMember()]);
    const own = await makeComment(member, other);
    const replied = await makeComment(other, member);
    const others = await makeComment(other, other);
    const stored = async (path: string) => (await firestore.doc(path).get()).data();
    const before = await stored(others);

    await put(member.token, { display_name: 'Nome Novo' });
    const image = new Uint8Array(await (await stripes([RED, BLUE])).png().toBuffer());
    const { avatar_url } = dataOf('updateAvatar', await call('updateAvatar', { token: member.token, rawBody: image }));
    const card = { ...cardOf(member), display_name: 'Nome Novo', avatar_url };
    await vi.waitFor(async () => {
      expect(await stored(own)).toMatchObject({ author: card, reply: { author: cardOf(other) } });
      expect(await stored(replied)).toMatchObject({ author: cardOf(other), reply: { author: card } });
    }, SOON);
    expect(await stored(others)).toEqual(before);
  }, 150_000);

  it('R068 reaches comments too where no call changed it', async () => {
    const member = await makeMember();
    const path = await makeComment(member);
    await firestore.doc(`profiles/${member.uid}`).update({ display_name: 'Pelo Console' });
    await vi.waitFor(async () => {
      expect((await firestore.doc(path).get()).get('author')).toEqual({
        ...cardOf(member),
        display_name: 'Pelo Console',
      });
    }, SOON);
  }, 150_000);
});
