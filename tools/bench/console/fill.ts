import { searchOf } from '@bigorna/domain/account-search';
import { COMMENT_KINDS, type Comment, type Report } from '@bigorna/domain/entities/member';
import { type Mod, mod } from '@bigorna/domain/entities/mod';
import type { ContactMessage, LogEntry } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { slugify } from '@bigorna/domain/slug';
import { randomOf } from '../../seed/random.ts';
import { firestoreOf } from '../fan-out/database.ts';
import { accountOf } from '../fan-out/followers.ts';
import { NEWEST, syntheticId, syntheticMod } from '../synthetic/mods.ts';
import { nameWord } from '../synthetic/text.ts';
import { sizes } from './sizes.ts';

const BATCH = 500;
const BATCHES_AT_ONCE = 4;
const STAFF = 'u0000000';
const DAYS = 900;

/** A document of a kind by its number; the same in every run. */
type Make = (number: number) => readonly [path: string, data: object];

const momentOf = (random: ReturnType<typeof randomOf>): Date =>
  new Date(NEWEST - Math.floor(random.next() * DAYS * DAY_MS));
export const uidOf = (number: number): string => `u${String(number).padStart(7, '0')}`;
const modOf = (number: number): string => syntheticId(number % sizes.mods);
const commentPathOf = (number: number): string => `mods/${modOf(number * 7)}/comments/c${number}`;

const namesOf = (number: number) => {
  const random = randomOf(`console:user:${number}`);
  const [first, second] = [nameWord(random, 'pt'), nameWord(random, 'pt')];
  return { username: `${slugify(first)}_${number}`, display_name: `${first} ${second}`, random };
};

const account: Make = (number) => {
  const { username, display_name, random } = namesOf(number);
  const is_banned = number > 0 && random.chance(0.01);
  const given = {
    display_name,
    role: number === 0 ? 'super_admin' : random.chance(0.001) ? 'moderator' : 'user',
    is_banned,
    ban_reason: is_banned ? 'Anúncios' : null,
    is_verified: number === 0 || random.chance(0.9),
    member_since: momentOf(random),
    last_login: momentOf(random),
    search: searchOf({ username, display_name }),
  } as const;
  return [`users/${uidOf(number)}`, accountOf(username, given)];
};

const profile: Make = (number) => {
  const { username, display_name, random } = namesOf(number);
  const card = { username, display_name, avatar_url: null, bio: '', role: 'user', member_since: momentOf(random) };
  return [`profiles/${uidOf(number)}`, card];
};

const modDocument: Make = (number) => [`mods/${syntheticId(number)}`, mod.parse(syntheticMod(number)) satisfies Mod];

const comment: Make = (number) => {
  const random = randomOf(`console:comment:${number}`);
  const uid = random.int(0, sizes.users - 1);
  const { username, display_name } = namesOf(uid);
  const data: Comment = {
    uid: uidOf(uid),
    author: { username, display_name, avatar_url: null, role: 'user' },
    text: 'Funciona bem no servidor, obrigado a quem fez. Só a textura da bigorna que pisca às vezes.',
    kind: random.pick(COMMENT_KINDS),
    release: null,
    created_at: momentOf(random),
    edited_at: null,
    hidden: random.chance(0.03),
    reply: null,
  };
  return [commentPathOf(number), data];
};

const report: Make = (number) => {
  const random = randomOf(`console:report:${number}`);
  const isOpen = number % 5 !== 0;
  const subjects = ['comment', 'comment', 'mod', 'member'] as const;
  const subject = subjects[number % subjects.length] ?? 'mod';
  const paths = {
    comment: commentPathOf(number % sizes.comments),
    mod: `mods/${modOf(number * 31)}`,
    member: `profiles/${uidOf(random.int(0, sizes.users - 1))}`,
  };
  const data: Report = {
    uid: uidOf(random.int(0, sizes.users - 1)),
    subject,
    path: paths[subject],
    reason: 'spam',
    created_at: momentOf(random),
    resolved_at: isOpen ? null : momentOf(random),
    lead: isOpen,
    alike: isOpen ? 1 : 0,
    ...(isOpen ? {} : { outcome: 'upheld' }),
  };
  return [`reports/r${number}`, data];
};

const log: Make = (number) => {
  const random = randomOf(`console:log:${number}`);
  const target = `mods/${modOf(number)}`;
  const data: LogEntry = {
    actor: number % 3 === 0 ? STAFF : uidOf(random.int(1, 40)),
    action: random.pick(['approve:mod', 'reject:mod', 'edit:mod', 'archive:mod']),
    target,
    about: [target],
    before: { status: 'pending' },
    after: { status: 'approved' },
    reason: null,
    request_id: `bench-${number}`,
    undoes: null,
    at: momentOf(random),
  };
  return [`logs/l${number}`, data];
};

const message: Make = (number) => {
  const random = randomOf(`console:message:${number}`);
  const isOpen = number % 4 === 0;
  const data: ContactMessage = {
    name: 'Pessoa',
    email: `p${number}@bigorna.test`,
    subject: 'Uma pergunta',
    message: 'Como publico o meu mod?',
    uid: null,
    created_at: momentOf(random),
    handled_at: isOpen ? null : momentOf(random),
    handled_by: isOpen ? null : uidOf(random.int(0, 9)),
    answered: !isOpen,
    note: '',
  };
  return [`contact_messages/m${number}`, data];
};

const KINDS: readonly (readonly [Make, number])[] = [
  [account, sizes.users],
  [profile, sizes.users],
  [modDocument, sizes.mods],
  [comment, sizes.comments],
  [report, sizes.reports],
  [log, sizes.logs],
  [message, sizes.messages],
];

/** Stores all documents, several commits at a time. */
export const fill = async (): Promise<void> => {
  const firestore = firestoreOf();
  for (const [make, size] of KINDS) {
    const starts = Array.from({ length: Math.ceil(size / BATCH) }, (_, i) => i * BATCH);
    const storeNext = async (): Promise<void> => {
      for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
        const batch = firestore.batch();
        for (let number = from; number < Math.min(size, from + BATCH); number += 1) {
          const [path, data] = make(number);
          batch.set(firestore.doc(path), data);
        }
        await batch.commit();
      }
    };
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, storeNext));
  }
};
