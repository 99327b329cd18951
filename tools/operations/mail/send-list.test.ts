import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FALLBACK_LOCALE, LOCALES } from '@bigorna/domain/locales';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecipients } from './read-recipients.ts';
import { type MailRun, type MailTexts, sendList } from './send-list.ts';

const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, { subject: `Aviso ${locale}`, text: `Texto ${locale}` }]),
) as MailTexts;

let server: SMTPServer;
let folder: string;
let received: { to: string; text: string; at: number }[];
beforeEach(async () => {
  received = [];
  folder = await mkdtemp(join(tmpdir(), 'bigorna-mail-'));
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused') ? done(Object.assign(new Error('unknown'), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, text, at: performance.now() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await rm(folder, { recursive: true });
});

const getPort = (): number => {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};
const send = (emails: readonly string[], given: Partial<MailRun> = {}) =>
  sendList({
    recipients: emails.map((email, i) => ({ email, locale: i === 0 ? 'fr-FR' : null })),
    texts,
    from: 'equipe@bigorna.test',
    smtpUrl: `smtp://127.0.0.1:${getPort()}`,
    journal: join(folder, 'list.csv.sent'),
    perSecond: 50,
    ...given,
  });

describe('npm run mail', () => {
  it('sends each recipient one mail, in the recipient’s language and at the given rate (R209)', async () => {
    const emails = ['a@bigorna.test', 'b@bigorna.test', 'c@bigorna.test'];
    const start = performance.now();
    expect(await send(emails, { perSecond: 20 })).toEqual({ sent: 3, earlier: 0, refused: 0, begun: 0 });
    expect(received.map(({ to }) => to)).toEqual(emails);
    expect(received[0]?.text).toContain('Texto fr-FR');
    expect(received[1]?.text).toContain(`Texto ${FALLBACK_LOCALE}`);
    expect((received[2]?.at ?? 0) - start).toBeGreaterThan(90);
    expect(await send([...emails, 'd@bigorna.test'])).toMatchObject({ sent: 1, earlier: 3 });
    expect(received).toHaveLength(4);
    expect(await readFile(join(folder, 'list.csv.sent'), 'utf8')).not.toContain('@');
  });

  it('continues after a refused recipient, and retries the recipient in the next run (R209)', async () => {
    const emails = ['refused@bigorna.test', 'b@bigorna.test'];
    expect(await send(emails)).toMatchObject({ sent: 1, refused: 1 });
    expect(await send(emails)).toMatchObject({ sent: 0, earlier: 1, refused: 1 });
  });

  it('fails without a server, and does not repeat a mail that may have been sent (R209)', async () => {
    const emails = ['a@bigorna.test', 'b@bigorna.test', 'c@bigorna.test'];
    const smtpUrl = 'smtp://127.0.0.1:1';
    await expect(send(emails, { smtpUrl })).rejects.toThrow('The mail server failed');
    expect(await send(emails)).toMatchObject({ sent: 2, begun: 1 });
    expect(received.map(({ to }) => to)).toEqual(['b@bigorna.test', 'c@bigorna.test']);
    expect(await send(emails, { again: true })).toMatchObject({ sent: 1, earlier: 2, begun: 0 });
  });
});

describe('list of recipients', () => {
  it('may be a CSV file of the console in any language; rows without e-mail are skipped (R209)', () => {
    const rows = [
      '\ufeff"Código";"Usuário";"Nome exibido";"E-mail";"Idioma";"Primeiro download"',
      '"u1";"ana";"Ana; ""x@y.test""";"ana@bigorna.test";"en-US";"2026-11-22T01:02:03.000Z"',
      `"u2";"bia";"Bia";"'+bia@bigorna.test";;"2026-11-22T01:02:03.000Z"`,
      '"u3";"cau";"Cau";"";;"2026-11-22T01:02:03.000Z"',
      '"u4";"eva";"Eva";"ANA@bigorna.test";"en-US";"2026-11-22T01:02:03.000Z"',
    ];
    expect(readRecipients(`${rows.join('\r\n')}\r\n`)).toEqual([
      { email: 'ANA@bigorna.test', locale: 'en-US' },
      { email: '+bia@bigorna.test', locale: null },
    ]);
  });

  it('may be one e-mail address per line, with or without a language; other lines fail (R209)', () => {
    expect(readRecipients('a@bigorna.test\nb@bigorna.test,fr-FR\n')).toEqual([
      { email: 'a@bigorna.test', locale: null },
      { email: 'b@bigorna.test', locale: 'fr-FR' },
    ]);
    expect(() => readRecipients('a@bigorna.test\nnobody\n')).toThrow('Row 2');
  });
});
