import './support/functions-environment.ts';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { recordMeasurements } from '../../tools/testing/measurements.ts';
import { type ApiResponse, callEndpoint, parseData } from './support/call.ts';
import { type Canary, createCanary } from './support/canaries.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember, PASSWORD, requireSession } from './support/members.ts';
import { createValidToken } from './support/tokens.ts';
import { getMailCode } from './support/toolkit.ts';

const COMMAND = 'RECORD_FIGURES=1 npm test -- --only api "server log"';
const AGENT = `Navegador/${randomUUID()}`;
const NEW_PASSWORD = 'Granito8Solar';

/** Everything that the functions print. Hoisted, because their logger captures the console when it loads. */
const lines = vi.hoisted((): string[] => {
  const written: string[] = [];
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => void written.push(words.map(String).join(' '));
  }
  return written;
});
const totals = { lines: 0, acts: 0, failures: 0, leaks: 0 };

const served = await serveApi();
let canary: Canary;
let admin: string;
const secrets = new Map<string, string>();

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  canary = await createCanary();
  admin = createValidToken((await createMember({ role: 'admin' })).uid);
  secrets
    .set('user agent', AGENT)
    .set('client address', canary.ip)
    .set('password', PASSWORD)
    .set('new password', NEW_PASSWORD)
    .set('token of staff', admin)
    // Everybody can read uids, so a plain hash would name the member.
    .set('plain hash of the uid', createHash('sha256').update(canary.member.uid).digest('hex').slice(0, 16));
  for (const [name, secret] of Object.entries({ ...canary.personal, ...canary.hidden })) secrets.set(name, secret);
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  vi.restoreAllMocks();
  if (process.env.RECORD_FIGURES !== '1') return;
  await recordMeasurements('server-logs', COMMAND, [
    `- ${totals.acts} actions of members, strangers and staff wrote ${totals.lines} lines, with one access line per action and the stack traces of ${totals.failures} failures: ${totals.leaks} of ${secrets.size} secrets found.`,
  ]);
});

type RequestOptions = Parameters<typeof callEndpoint>[1];
const sendRequest = (id: Parameters<typeof callEndpoint>[0], options: RequestOptions = {}): Promise<ApiResponse> =>
  callEndpoint(id, {
    ...options,
    origin: served.origin,
    headers: { 'X-Forwarded-For': canary.ip, 'User-Agent': AGENT, ...options.headers },
  });

/** Asserts one access line per request, a stack per unexpected error, and no secret. */
const expectNoTrace = (responses: readonly ApiResponse[]): void => {
  const text = lines.join('\n').toLowerCase();
  const found = [...secrets].filter(([, secret]) => text.includes(secret.toLowerCase())).map(([name]) => name);
  totals.lines += lines.length;
  totals.acts += responses.length;
  totals.leaks += found.length;
  for (const { headers, status } of responses) {
    const ownLines = lines.filter((line) => line.includes(headers.get('x-request-id') ?? 'no id'));
    expect(ownLines.filter((line) => line.includes('"request"') && line.includes(`"status":${status}`))).toHaveLength(
      1,
    );
    const stacks = ownLines.filter((line) => line.includes('unexpected failure') || line.includes('service away'));
    expect(stacks).toHaveLength(status === 500 || status === 503 ? 1 : 0);
    totals.failures += stacks.length;
  }
  expect(found, text).toEqual([]);
};

const buildSecretNewcomer = () => {
  const person = { ...buildNewcomer(), full_name: `Ana ${randomUUID()}` };
  secrets.set(`e-mail of ${person.username}`, person.email).set(`full name of ${person.username}`, person.full_name);
  return person;
};

const rememberTokens = (response: ApiResponse): void => {
  const { accessToken, customToken } = requireSession(parseData('login', response)).tokens;
  secrets.set(`bearer ${secrets.size}`, accessToken).set(`custom token ${secrets.size}`, customToken);
};

describe('server log', () => {
  it('has no personal data of registrations, taken e-mails, logins or failed logins', async () => {
    const body = buildSecretNewcomer();
    const registered = await sendRequest('register', { body });
    rememberTokens(registered);
    const { username, email } = body;
    const login = await sendRequest('login', { body: { identifier: email, password: PASSWORD } });
    rememberTokens(login);
    expectNoTrace([
      registered,
      login,
      await sendRequest('register', { body: { ...body, username: `${username}x` } }),
      await sendRequest('login', { body: { identifier: email, password: `${PASSWORD}x` } }),
      await sendRequest('login', { body: { identifier: `x${email}`, password: PASSWORD } }),
      await sendRequest('register', { body: { ...body, email: 'sem arroba', password: 'x' } }),
    ]);
  });

  it('has no personal data of contact messages, password resets or e-mail changes', async () => {
    const { email, token } = canary.member;
    const message = {
      name: 'Ana',
      email,
      subject: canary.hidden['subject of a message'],
      message: 'Mensagem de prova.',
    };
    const contact = await sendRequest('contact', { body: message });
    const forgot = await sendRequest('forgotPassword', { body: { email } });
    const change = await sendRequest('updateEmail', {
      token,
      body: { email: buildSecretNewcomer().email, current_password: PASSWORD },
    });
    const code = await getMailCode(email, 'PASSWORD_RESET');
    secrets.set('code of a link', code);
    const checkedToken = await sendRequest('verifyResetToken', { params: { token: code } });
    const profile = await sendRequest('updateProfile', { token, body: { full_name: canary.personal['full name'] } });
    expectNoTrace([contact, forgot, change, checkedToken, profile]);
    for (const response of [contact, forgot, change, checkedToken, profile])
      expect(response.status, response.text).toBe(200);
  });

  it('has the reason of a failed download, also when a browser is redirected', async () => {
    const query = '?mod=um-mod&release=umaVersao';
    const redirected = await sendRequest('redeemDownload', {
      params: { ticket: 'x' },
      query,
      headers: { Accept: 'text/html' },
    });
    expect(redirected.status).toBe(302);
    const ownLines = lines.filter((line) => line.includes(redirected.headers.get('x-request-id') ?? 'no id'));
    expect(ownLines).toEqual([
      expect.stringMatching(/"status":404.*"code":"ticket_invalid"|"code":"ticket_invalid".*"status":404/),
    ]);
  });

  it('has no personal data of downloads, exports or staff actions', async () => {
    const { uid, token } = canary.member;
    const ticket = await sendRequest('issueDownload', { params: { id: canary.mod.id }, body: {}, token });
    const { url } = parseData('issueDownload', ticket);
    const sealed = url.split('/').at(-1) ?? '';
    secrets.set('ticket', sealed);
    const reason = `Motivo ${randomUUID()}`;
    secrets.set('reason of a ban', reason);
    const actionResponses = [
      await sendRequest('redeemDownload', { params: { ticket: sealed } }),
      await sendRequest('exportUser', { token }),
      await sendRequest('adminUpdateUser', {
        params: { id: uid },
        token: admin,
        body: { full_name: `Outra ${randomUUID()}` },
      }),
      await sendRequest('banUser', { params: { uid }, token: admin, body: { reason } }),
      await sendRequest('unbanUser', { params: { uid }, token: admin }),
      await sendRequest('adminGetUser', { params: { id: uid }, token: admin }),
    ];
    for (const { status, text } of actionResponses) expect(status, text).toBe(200);
    expectNoTrace(actionResponses);
  });

  it('has the stack of an unexpected error without personal data; responses have no stack', async () => {
    const body = buildSecretNewcomer();
    const real = globalThis.fetch;
    // The worst case: the errors of Identity Toolkit contain the request body.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      String(url).includes('identitytoolkit')
        ? Response.json({ error: { message: `INTERNAL : ${String(init?.body)}` } }, { status: 400 })
        : real(url, init),
    );
    const failed = [
      await sendRequest('login', { body: { identifier: canary.member.email, password: PASSWORD } }),
      await sendRequest('register', { body }),
      await sendRequest('forgotPassword', { body: { email: canary.member.email } }),
      await sendRequest('verifyResetToken', { params: { token: randomUUID() } }),
    ];
    vi.mocked(globalThis.fetch).mockRestore();
    expect(failed.filter(({ status }) => status === 500).length).toBeGreaterThan(1);
    for (const { text } of failed) expect(text).not.toMatch(/\.ts:|\\n\s+at |INTERNAL/);
    expect(lines.join('\n')).toContain('Identity Toolkit refused');
    expectNoTrace(failed);
  });
});

describe('audit log', () => {
  const entries = z.array(z.record(z.string(), z.unknown()));

  it('records only that full name and bio changed, and no e-mails or contact texts', async () => {
    const other = await createMember();
    const [bio, fullName] = [`Bio ${randomUUID()}`, `Nome ${randomUUID()}`];
    const params = { id: other.uid };
    const edited = await sendRequest('adminUpdateUser', { params, token: admin, body: { bio, full_name: fullName } });
    expect(edited.status, edited.text).toBe(200);
    const handled = await sendRequest('handleContactMessage', {
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
