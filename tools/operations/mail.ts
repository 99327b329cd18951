import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LOCALES } from '@bigorna/domain/locales';
import { z } from 'zod';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { readRecipients } from './mail/read-recipients.ts';
import { sendList } from './mail/send-list.ts';

const USAGE = `SMTP_URL=smtps://USER:PASSWORD@HOST npm run mail -- --list FILE.csv --texts FILE.json --from ADDRESS
  Sends a text to each address of a list once, in its language: who downloaded a harmful file (docs/runbooks/malware.md).
  --list FILE     the console's CSV file of downloaders, or lines "address,language"
  --texts FILE    {"pt-BR": {"subject": "…", "text": "…"}, …} in all languages
  --from ADDRESS  sender
  --rate N        mails per second, 1 to 50 (default 5)
  --plan          counts the addresses by language and sends nothing
  --again         sends again where an earlier run ended before the server's answer
  FILE.csv.sent remembers who got the mail. Run the same command again to go on. Delete both files afterwards.`;

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    texts: { type: 'string' },
    from: { type: 'string' },
    rate: { type: 'string', default: '5' },
    plan: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const line = z.string().trim().min(1);
const mailTexts = z.record(z.enum(LOCALES), z.strictObject({ subject: line, text: line }));
const rate = z.coerce.number().min(1).max(50);

const parse = <S extends z.ZodType>(schema: S, given: unknown, what: string): z.output<S> => {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new LauncherError(`${what}: ${z.prettifyError(error)}`);
  return data;
};

await runTool(async ({ signal }) => {
  const { list, texts: textsFile, from } = values;
  if (list === undefined || textsFile === undefined) throw new LauncherError(USAGE);
  const recipients = readRecipients(await readFile(list, 'utf8'));
  const texts = parse(mailTexts, JSON.parse(await readFile(textsFile, 'utf8')), textsFile);
  const byLocale = Map.groupBy(recipients, ({ locale }) => locale ?? 'no language');
  console.log(
    `${recipients.length} addresses: ${[...byLocale].map(([name, some]) => `${name} ${some.length}`).join(', ')}`,
  );
  if (values.plan) return 0;
  const smtpUrl = process.env.SMTP_URL;
  if (!smtpUrl || from === undefined) throw new LauncherError(USAGE);
  const perSecond = parse(rate, values.rate, '--rate');
  const journal = `${list}.sent`;
  const result = await sendList({ recipients, texts, from, smtpUrl, journal, perSecond, again: values.again, signal });
  console.log(`${result.sent} sent, ${result.earlier} sent earlier, ${result.refused} refused by the server.`);
  if (result.begun > 0) console.log(`${result.begun} unclear: an earlier run ended before the answer (--again sends).`);
  return result.refused + result.begun > 0 ? 1 : 0;
});
