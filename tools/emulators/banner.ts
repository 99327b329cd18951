import { HOST, type PortSet } from './ports.ts';
import type { Session } from './session.ts';

const ACCOUNTS = [
  ['super', 'super admin'],
  ['admin', 'admin'],
  ['moderador', 'moderator'],
  ['jogador', 'member, verified'],
  ['novato', 'member, e-mail not verified'],
  ['banido', 'member, banned'],
] as const;

/** The address a person opens. */
export function siteAddress(set: PortSet): string {
  return `http://localhost:${set.ports.hosting}`;
}

/** What a ready start prints: addresses, one account a role, where the log is. */
export function banner({ set, folder, firestore, ui }: Session, site = siteAddress(set)): string {
  const lines = [
    `Site      ${site}`,
    `Console   ${site}/admin/`,
    `API       ${site}/api/docs`,
    `Emulators auth ${HOST}:${set.ports.auth}, firestore ${HOST}:${set.ports.firestore} (${firestore.kind}), storage ${HOST}:${set.ports.storage}, functions ${HOST}:${set.ports.functions}`,
    ...(ui ? [`Emulator UI http://localhost:${set.ports.ui}`] : []),
    `Log       ${folder.log}`,
    '',
    'Accounts, password Bigorna123:',
    ...ACCOUNTS.map(([username, role]) => `  ${username.padEnd(10)} ${`${username}@bigorna.test`.padEnd(24)} ${role}`),
  ];
  return lines.join('\n');
}
