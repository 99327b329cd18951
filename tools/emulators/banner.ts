import { NAMED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from '../seed/accounts.ts';
import { HOST, type PortSet } from './ports.ts';
import type { Session } from './session.ts';

type Run = Pick<Session, 'set' | 'firestore' | 'ui'> & { readonly folder: { readonly log: string } };

/** What an account shows the way into: its role, and what it may not do. */
function standing({ role, is_verified, ban_reason }: SeedAccount): string {
  const notes = [...(is_verified ? [] : ['e-mail not verified']), ...(ban_reason === null ? [] : ['banned'])];
  return [role, ...notes].join(', ');
}

/** The address a person opens. */
export function siteAddress(set: PortSet): string {
  return `http://localhost:${set.ports.hosting}`;
}

/** What a ready start prints: addresses, one account a role, where the log is. */
export function banner({ set, folder, firestore, ui }: Run, site = siteAddress(set)): string {
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
    ...NAMED_ACCOUNTS.map((one) => `  ${one.username.padEnd(10)} ${one.email.padEnd(24)} ${standing(one)}`),
  ];
  return lines.join('\n');
}
