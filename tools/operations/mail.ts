import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { type RecipientFile, readRecipients } from './mail/read-recipients.ts';
import { readTexts } from './mail/read-texts.ts';
import { sendList } from './mail/send-list.ts';

const USAGE = `SMTP_URL=smtps://USER:PASSWORD@HOST npm run mail -- --list FILE.csv --texts FILE.json --from ADDRESS
  Sends a text to each address of a list once, in its language: who downloaded a harmful file (docs/runbooks/malware.md).
  --list FILE     the console's CSV file of downloaders, or lines "address,language"; several times for several files
  --texts FILE    {"pt-BR": {"subject": "…", "text": "…"}, …} in all languages (docs/runbooks/harmful-file-mail.json)
  --from ADDRESS  sender
  --rate N        mails per second, 1 to 50 (default 5)
  --plan          counts the addresses by language and sends nothing
  --again         sends again where an earlier run ended before the server's answer
  --journal FILE  remembers who got the mail (default: the name of the first list in the alphabet, with .sent)
  Run the same command again to go on. Delete the lists and the journal afterwards.`;

const { values } = parseArgs({
  options: {
    list: { type: 'string', multiple: true },
    journal: { type: 'string' },
    texts: { type: 'string' },
    from: { type: 'string' },
    rate: { type: 'string', default: '5' },
    plan: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const rateSchema = z.coerce.number().min(1).max(50);

const parseRate = (given: string): number => {
  const { success, data } = rateSchema.safeParse(given);
  if (!success) throw new LauncherError('--rate: a number from 1 to 50.');
  return data;
};

const readFiles = (files: readonly string[]): Promise<RecipientFile[]> =>
  Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));

await runTool(async ({ signal }) => {
  const { list: [first, ...others] = [], texts: textsFile, from, again } = values;
  if (first === undefined || textsFile === undefined) throw new LauncherError(USAGE);
  const recipients = readRecipients(await readFiles([first, ...others]));
  const byLocale = Map.groupBy(recipients, ({ locale }) => locale ?? 'no language');
  console.log(
    `${recipients.length} addresses: ${[...byLocale].map(([name, some]) => `${name} ${some.length}`).join(', ')}`,
  );
  const texts = readTexts(await readFile(textsFile, 'utf8'), textsFile);
  const perSecond = parseRate(values.rate);
  if (values.plan) return 0;
  const smtpUrl = process.env.SMTP_URL;
  if (!smtpUrl || from === undefined) throw new LauncherError(USAGE);
  // The same file, in whatever order the lists are given.
  const journal = values.journal ?? `${[first, ...others].toSorted()[0]}.sent`;
  const result = await sendList({ recipients, texts, from, smtpUrl, journal, perSecond, again, signal });
  console.log(`${result.sent} sent, ${result.earlier} sent earlier, ${result.refused} refused by the server.`);
  if (result.begun > 0) console.log(`${result.begun} unclear: an earlier run ended before the answer (--again sends).`);
  return result.refused + result.begun > 0 ? 1 : 0;
});
