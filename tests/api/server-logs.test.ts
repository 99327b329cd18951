import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { recordFigures } from '../../tools/quality/figures.ts';
import { call, dataOf, type Reply } from './support/call.ts';
import { type Canary, makeCanary } from './support/canaries.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeMember, PASSWORD } from './support/members.ts';
import { goodToken } from './support/tokens.ts';
import { codeTo } from './support/toolkit.ts';

const COMMAND = 'RECORD_FIGURES=1 npm test -- --only api "server log"';
const AGENT = `Navegador/${randomUUID()}`;
const NEW_PASSWORD = 'Granito8Solar';

/** What the functions write, however they write it; their logger takes hold of the console as it is loaded. */
const lines = vi.hoisted((): string[] => {
  const written: string[] = [];
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => void written.push(words.map(String).join(' '));
  }
  return written;
});
const told = { lines: 0, acts: 0, failures: 0, leaks: 0 };

let served: Awaited<ReturnType<typeof serveApi>>;
let canary: Canary;
let admin: string;
const secrets = new Map<string, string>();

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  served = await serveApi();
  canary = await makeCanary();
  admin = goodToken((await makeMember({ role: 'admin' })).uid);
  secrets
    .set('user agent', AGENT)
    .set('client address', canary.address)
    .set('password', PASSWORD)
    .set('new password', NEW_PASSWORD)
    .set('token of staff', admin);
  for (const [name, secret] of Object.entries({ ...canary.personal, ...canary.hidden })) secrets.set(name, secret);
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await served.close();
  vi.restoreAllMocks();
  if (process.env.RECORD_FIGURES !== '1') return;
  await recordFigures('server-logs', COMMAND, [
    `- ${told.lines} lines that ${told.acts} acts of members, strangers and staff left, each its line of access, ${told.failures} their stack too: ${told.leaks} of ${secrets.size} secrets found`,
  ]);
});

type Asked = Parameters<typeof call>[1];
const ask = (id: Parameters<typeof call>[0], options: Asked = {}): Promise<Reply> =>
  call(id, {
    ...options,
    origin: served.origin,
    headers: { 'X-Forwarded-For': canary.address, 'User-Agent': AGENT, ...options.headers },
  });

/** What was logged since the act began: one line of access a request, a stack for each failure unforeseen, and no secret. */
const leavesNoTrace = (replies: readonly Reply[]): void => {
  const text = lines.join('\n').toLowerCase();
  const found = [...secrets].filter(([, secret]) => text.includes(secret.toLowerCase())).map(([name]) => name);
  told.lines += lines.length;
  told.acts += replies.length;
  told.leaks += found.length;
  for (const { headers, status } of replies) {
    const own = lines.filter((line) => line.includes(headers.get('x-request-id') ?? 'no id'));
    expect(own.filter((line) => line.includes('"request"') && line.includes(`"status":${status}`))).toHaveLength(1);
    const stacks = own.filter((line) => line.includes('unexpected failure') || line.includes('service away'));
    expect(stacks).toHaveLength(status === 500 || status === 503 ? 1 : 0);
    told.failures += stacks.length;
  }
  expect(found, text).toEqual([]);
};

const someone = () => {
  const username = `Diario_${randomUUID().slice(0, 12)}`;
  const person = { username, email: `${username.toLowerCase()}@bigorna.test`, full_name: `Ana ${randomUUID()}` };
  secrets.set(`e-mail of ${username}`, person.email).set(`full name of ${username}`, person.full_name);
  return { ...person, password: PASSWORD };
};

const tokensOf = (reply: Reply): void => {
  const { accessToken, customToken } = dataOf('login', reply).tokens;
  secrets.set(`bearer ${secrets.size}`, accessToken).set(`custom token ${secrets.size}`, customToken);
};

describe('the server log', () => {
  it('holds no personal data of a registration, a taken address, a login and wrong ones', async () => {
    const body = someone();
    const made = await ask('register', { body });
    tokensOf(made);
    const { username, email } = body;
    const login = await ask('login', { body: { identifier: email, password: PASSWORD } });
    tokensOf(login);
    leavesNoTrace([
      made,
      login,
      await ask('register', { body: { ...body, username: `${username}x` } }),
      await ask('login', { body: { identifier: email, password: `${PASSWORD}x` } }),
      await ask('login', { body: { identifier: `x${email}`, password: PASSWORD } }),
      await ask('register', { body: { ...body, email: 'sem arroba', password: 'x' } }),
    ]);
  });

  it('holds none of a contact message, a forgotten password, a reset and a changed address', async () => {
    const { email, token } = canary.member;
    const message = {
      name: 'Ana',
      email,
      subject: canary.hidden['subject of a message'],
      message: 'Mensagem de prova.',
    };
    const contact = await ask('contact', { body: message });
    const forgot = await ask('forgotPassword', { body: { email } });
    const change = await ask('updateEmail', { token, body: { email: someone().email, current_password: PASSWORD } });
    const code = await codeTo(email, 'PASSWORD_RESET');
    secrets.set('code of a link', code);
    const looked = await ask('verifyResetToken', { params: { token: code } });
    const profile = await ask('updateProfile', { token, body: { full_name: canary.personal['full name'] } });
    leavesNoTrace([contact, forgot, change, looked, profile]);
    for (const reply of [contact, forgot, change, looked, profile]) expect(reply.status, reply.text).toBe(200);
  });

  it('says why no file came, also where a browser is led back to the page that tells it', async () => {
    const query = '?mod=um-mod&release=umaVersao';
    const led = await ask('redeemDownload', { params: { ticket: 'x' }, query, headers: { Accept: 'text/html' } });
    expect(led.status).toBe(302);
    const own = lines.filter((line) => line.includes(led.headers.get('x-request-id') ?? 'no id'));
    expect(own).toEqual([
      expect.stringMatching(/"status":404.*"code":"ticket_invalid"|"code":"ticket_invalid".*"status":404/),
    ]);
  });

  it('holds none of a download, an export and what staff do to a member', async () => {
    const { uid, token } = canary.member;
    const ticket = await ask('issueDownload', { params: { id: canary.mod.id }, body: {}, token });
    const { url } = dataOf('issueDownload', ticket);
    const sealed = url.split('/').at(-1) ?? '';
    secrets.set('ticket', sealed);
    const reason = `Motivo ${randomUUID()}`;
    secrets.set('reason of a ban', reason);
    const acts = [
      await ask('redeemDownload', { params: { ticket: sealed } }),
      await ask('exportUser', { token }),
      await ask('adminUpdateUser', { params: { id: uid }, token: admin, body: { full_name: `Outra ${randomUUID()}` } }),
      await ask('banUser', { params: { uid }, token: admin, body: { reason } }),
      await ask('unbanUser', { params: { uid }, token: admin }),
      await ask('adminGetUser', { params: { id: uid }, token: admin }),
    ];
    for (const { status, text } of acts) expect(status, text).toBe(200);
    leavesNoTrace(acts);
  });

  it('holds none of calls that fail unforeseen, whose stacks it has; answers hold no stack', async () => {
    const body = someone();
    const real = globalThis.fetch;
    // Identity Toolkit as it would be at its worst: it says back what it was sent.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      String(url).includes('identitytoolkit')
        ? Response.json({ error: { message: `INTERNAL : ${String(init?.body)}` } }, { status: 500 })
        : real(url, init),
    );
    const failed = [
      await ask('login', { body: { identifier: canary.member.email, password: PASSWORD } }),
      await ask('register', { body }),
      await ask('forgotPassword', { body: { email: canary.member.email } }),
      await ask('verifyResetToken', { params: { token: randomUUID() } }),
    ];
    vi.mocked(globalThis.fetch).mockRestore();
    expect(failed.filter(({ status }) => status === 500).length).toBeGreaterThan(1);
    for (const { text } of failed) expect(text).not.toMatch(/\.ts:|\\n\s+at |INTERNAL/);
    expect(lines.join('\n')).toContain('Identity Toolkit refused');
    leavesNoTrace(failed);
  });
});

describe('the log of what staff and members did', () => {
  const entries = z.array(z.record(z.string(), z.unknown()));

  it('says of e-mail, full name, bio and contact texts only that they changed', async () => {
    const other = await makeMember();
    const [bio, fullName] = [`Bio ${randomUUID()}`, `Nome ${randomUUID()}`];
    const params = { id: other.uid };
    const edited = await ask('adminUpdateUser', { params, token: admin, body: { bio, full_name: fullName } });
    expect(edited.status, edited.text).toBe(200);
    const handled = await ask('handleContactMessage', {
      params: { id: canary.messageId },
      token: admin,
      body: { answered: true, note: 'Respondida' },
    });
    expect(handled.status, handled.text).toBe(200);
    const found = await firestore
      .collection('logs')
      .where('about', 'array-contains-any', [`users/${other.uid}`, `contact_messages/${canary.messageId}`])
      .get();
    const stored = entries.parse(found.docs.map((entry) => entry.data()));
    expect(stored.length).toBeGreaterThan(1);
    const text = JSON.stringify(stored);
    expect(text).toContain('"full_name":"changed"');
    for (const secret of [bio, fullName, other.email, canary.member.email, canary.hidden['text of a message'] ?? '']) {
      expect(text).not.toContain(secret);
    }
  });
});
