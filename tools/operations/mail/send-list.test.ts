import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FALLBACK_LOCALE, LOCALES } from '@bigorna/domain/locales';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../../shared/paths.ts';
import { runCommand } from '../../shared/processes.ts';
import { findGlossaryProblems, parseGlossary } from '../../texts/glossary.ts';
import { readRecipients } from './read-recipients.ts';
import { PLACEHOLDERS, readTexts } from './read-texts.ts';
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

  it('fails without a server, and then loses no recipient (R209)', async () => {
    const emails = ['a@bigorna.test', 'b@bigorna.test'];
    const smtpUrl = 'smtp://127.0.0.1:1';
    await expect(send(emails, { smtpUrl })).rejects.toThrow('The mail server failed');
    expect(await send(emails)).toMatchObject({ sent: 2, begun: 0 });
  });

  it('does not repeat a mail that may have been sent, unless asked (R209)', async () => {
    const emails = ['a@bigorna.test', 'b@bigorna.test', 'c@bigorna.test'];
    // An earlier run ended after it had begun the first mail.
    const key = createHash('sha256').update('a@bigorna.test').digest('hex');
    await writeFile(join(folder, 'list.csv.sent'), `${key} begun\n`);
    expect(await send(emails)).toMatchObject({ sent: 2, begun: 1 });
    expect(received.map(({ to }) => to)).toEqual(['b@bigorna.test', 'c@bigorna.test']);
    expect(await send(emails, { again: true })).toMatchObject({ sent: 1, earlier: 2, begun: 0 });
  });
});

const CONSOLE_HEAD = '\ufeff"Código";"Usuário";"Nome exibido";"E-mail";"Idioma";"Primeiro download"';
const readOne = (text: string) => readRecipients([{ file: 'list.csv', text }]);

describe('list of recipients', () => {
  it('may be a CSV file of the console in any language; rows without e-mail are skipped (R209)', () => {
    const rows = [
      CONSOLE_HEAD,
      '"u1";"ana";"Ana; ""x@y.test""";"ana@bigorna.test";"en-US";"2026-11-22T01:02:03.000Z"',
      `"u2";"bia";"Bia";"'+bia@bigorna.test";;"2026-11-22T01:02:03.000Z"`,
      '"u3";"cau";"Cau";"";;"2026-11-22T01:02:03.000Z"',
      '"u4";"eva";"Eva";"ANA@bigorna.test";"en-US";"2026-11-22T01:02:03.000Z"',
    ];
    expect(readOne(`${rows.join('\r\n')}\r\n`)).toEqual([
      { email: 'ANA@bigorna.test', locale: 'en-US' },
      { email: '+bia@bigorna.test', locale: null },
    ]);
  });

  it('may be several CSV files of the console, joined to one or without column names (R209)', () => {
    const toRow = (name: string) => `"${name}";"${name}";"${name}";"${name}@bigorna.test";"fr-FR";"2026"\r\n`;
    const joined = [CONSOLE_HEAD, '\r\n', toRow('a'), CONSOLE_HEAD, '\r\n', toRow('b')].join('');
    expect(readOne(joined).map(({ email }) => email)).toEqual(['a@bigorna.test', 'b@bigorna.test']);
    expect(readOne(toRow('a') + toRow('b'))).toHaveLength(2);
    const otherHead = '"ID","Username","Display name","Email","Language","First download"\r\n';
    expect(() => readOne(joined + otherHead)).toThrow('list.csv: row 5 has no valid address: ID, Username');
  });

  it('may be one e-mail address per line, with or without a language; other lines fail (R209)', () => {
    expect(readOne('a@bigorna.test\nb@bigorna.test,fr-FR\n')).toEqual([
      { email: 'a@bigorna.test', locale: null },
      { email: 'b@bigorna.test', locale: 'fr-FR' },
    ]);
    expect(() => readOne('a@bigorna.test\nnobody\n')).toThrow('row 2');
    expect(() => readOne('a@bigorna.test\n"b" @bigorna.test\nc@bigorna.test\n')).toThrow('line 2 is not CSV');
  });

  it('may be several lists: each address counts once, with its language (R209)', () => {
    const files = ['a@bigorna.test,zh-CN', 'A@bigorna.test\nb@bigorna.test', 'b@bigorna.test,es-ES'];
    expect(readRecipients(files.map((text) => ({ file: 'any', text })))).toEqual([
      { email: 'A@bigorna.test', locale: 'zh-CN' },
      { email: 'b@bigorna.test', locale: 'es-ES' },
    ]);
  });
});

const TEMPLATE = join(ROOT, 'docs/runbooks/harmful-file-mail.json');
const readTemplate = () => readFile(TEMPLATE, 'utf8');
const fillIn = (template: string): string =>
  PLACEHOLDERS.reduce((text, word) => text.replaceAll(word, 'Lanterna'), template);

describe('texts of a mail', () => {
  it('have a template in all languages, which is refused until it is filled in (R209)', async () => {
    const template = await readTemplate();
    const filled = readTexts(fillIn(template), TEMPLATE);
    expect(Object.keys(filled)).toEqual([...LOCALES]);
    for (const { text } of Object.values(filled)) expect(text.match(/Lanterna/g)).toHaveLength(PLACEHOLDERS.length);
    for (const word of PLACEHOLDERS) {
      const unfilled = fillIn(template).replace('Lanterna', word);
      expect(() => readTexts(unfilled, TEMPLATE), word).toThrow(`replace ${word}`);
    }
  });

  it('have a template with the words of the glossary, and the spaces of French (R209)', async () => {
    const filled = readTexts(await readTemplate().then(fillIn), TEMPLATE);
    for (const locale of LOCALES) {
      const glossary = parseGlossary(await readFile(join(ROOT, `docs/glossary/${locale}.md`), 'utf8'));
      const texts = Object.entries(filled[locale]).map(([name, text]) => ({ name, text }));
      expect(findGlossaryProblems({ ...glossary, exceptions: [] }, texts), locale).toEqual([]);
    }
    const { subject, text } = filled['fr-FR'];
    expect(subject + text).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
  });
});

describe('the command npm run mail', () => {
  const save = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  /** Runs the command with texts and lists, and with these further arguments. */
  const mail = async (given: string, lists: readonly string[], ...args: string[]) => {
    const files = await Promise.all(lists.map((text, i) => save(`list-${i}.csv`, text)));
    const options = ['--texts', await save('texts.json', given), ...files.flatMap((file) => ['--list', file]), ...args];
    const env = { ...process.env, SMTP_URL: `smtp://127.0.0.1:${getPort()}` };
    return runCommand(NODE, [join(ROOT, 'tools/operations/mail.ts'), ...options], { env });
  };
  const TEXTS = JSON.stringify(texts);
  const LISTS = ['a@bigorna.test,fr-FR\nb@bigorna.test', 'B@bigorna.test,en-US', 'A@bigorna.test\nc@bigorna.test'];
  const FROM = ['--from', 'equipe@bigorna.test', '--rate', '50'];

  it('--plan counts the addresses by language, and sends nothing (R209)', async () => {
    const counts = '3 addresses: fr-FR 1, en-US 1, no language 1';
    expect(await mail(TEXTS, LISTS, '--plan')).toMatchObject({ code: 0, output: expect.stringContaining(counts) });
    expect(received).toEqual([]);
    expect(await readdir(folder)).not.toContain('list-0.csv.sent');
  });

  it('sends one mail per person of several lists, also in a second run (R209)', async () => {
    const sent = '3 sent, 0 sent earlier, 0 refused';
    expect(await mail(TEXTS, LISTS, ...FROM)).toMatchObject({ code: 0, output: expect.stringContaining(sent) });
    expect(received.map(({ to }) => to.toLowerCase())).toEqual(['a@bigorna.test', 'b@bigorna.test', 'c@bigorna.test']);
    expect((await mail(TEXTS, LISTS, ...FROM)).output).toContain('0 sent, 3 sent earlier');
    const elsewhere = ['--journal', join(folder, 'another')];
    expect((await mail(TEXTS, [...LISTS, 'd@bigorna.test'], ...FROM, ...elsewhere)).output).toContain('4 sent');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['list-0.csv.sent', 'another']));
  });

  it.each([
    ['incomplete texts', JSON.stringify({ ...texts, 'zh-CN': undefined }), [], 'zh-CN'],
    ['texts that are not JSON', '{', [], 'is not JSON'],
    ['a rate of 51', TEXTS, ['--rate', '51'], '--rate: a number from 1 to 50'],
    ['a rate that is no number', TEXTS, ['--rate', 'fast'], '--rate: a number from 1 to 50'],
  ])('refuses %s (R209)', async (_what, given, args, message) => {
    const run = await mail(given, LISTS, ...FROM, ...args);
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining(message) });
    expect(received).toEqual([]);
  });

  it('refuses the template with its placeholders (R209)', async () => {
    const run = await mail(await readTemplate(), LISTS, ...FROM);
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('replace MODNAME') });
    expect(received).toEqual([]);
  });
});
