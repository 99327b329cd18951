import type { Session } from './emulators/session.ts';
import { NAMED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './seed/accounts.ts';
import { HOST, type PortSet } from './shared/ports.ts';
import { SEED_TOTP_SECRET } from './shared/totp.ts';

type Run = Pick<Session, 'set' | 'firestore' | 'ui'> & { readonly folder: { readonly log: string } };

/** Role and restrictions of an account. */
function formatStanding({ role, is_verified, ban_reason }: SeedAccount): string {
  const notes = [...(is_verified ? [] : ['e-mail not verified']), ...(ban_reason === null ? [] : ['banned'])];
  return [role, ...notes].join(', ');
}

export function getSiteUrl(set: PortSet): string {
  return `http://localhost:${set.ports.hosting}`;
}

/** The output after a start: URLs, one account per role, and the log file. */
export function formatBanner({ set, folder, firestore, ui }: Run, site = getSiteUrl(set)): string {
  const lines = [
    `Site      ${site}`,
    `Console   ${site}/admin/`,
    `API       ${site}/api/docs`,
    `Mails     ${site}/dev/mail`,
    `Emulators auth ${HOST}:${set.ports.auth}, firestore ${HOST}:${set.ports.firestore} (${firestore.kind}), storage ${HOST}:${set.ports.storage}, functions ${HOST}:${set.ports.functions}`,
    ...(ui ? [`Emulator UI http://localhost:${set.ports.ui}`] : []),
    `Log       ${folder.log}`,
    '',
    `Accounts, password ${SEED_PASSWORD}:`,
    ...NAMED_ACCOUNTS.map((one) => `  ${one.username.padEnd(10)} ${one.email.padEnd(24)} ${formatStanding(one)}`),
    '',
    'Staff also enter a code of this authenticator secret after the password (six digits, new every 30 s):',
    `  ${SEED_TOTP_SECRET}   code now: npm run code`,
  ];
  return lines.join('\n');
}
