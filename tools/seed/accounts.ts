import type { Role } from '@bigorna/domain/access/roles';
import { getDaysBefore } from './dates.ts';
import { createRandom } from './random.ts';

/** The password of every seed account. */
export const SEED_PASSWORD = 'Bigorna123';

export interface SeedAccount {
  uid: string;
  username: string;
  email: string;
  display_name: string;
  full_name: string;
  bio: string;
  role: Role;
  is_verified: boolean;
  /** Reason of the ban; null if the account is not banned. */
  ban_reason: string | null;
  member_since: Date;
  last_login: Date | null;
  locale: 'pt-BR' | 'en-US' | null;
}

type Person = Pick<SeedAccount, 'username' | 'display_name' | 'full_name' | 'bio'> &
  Partial<Pick<SeedAccount, 'role' | 'is_verified' | 'ban_reason' | 'locale'>>;

/** The uid for a username, such as `seed-jogador`. */
export const getUid = (username: string): string => `seed-${username}`;

const toAccount = (person: Person): SeedAccount => {
  const random = createRandom(`account:${person.username}`);
  const isNew = person.is_verified === false;
  return {
    role: 'user',
    is_verified: true,
    ban_reason: null,
    locale: null,
    ...person,
    uid: getUid(person.username),
    email: `${person.username}@bigorna.test`,
    member_since: isNew ? getDaysBefore(3 + random.next()) : getDaysBefore(500 + random.next() * 500),
    last_login: isNew ? null : getDaysBefore(1 + random.next() * 20),
  };
};

/** One account per role and state; `npm start` prints them. */
const NAMED: readonly Person[] = [
  {
    username: 'super',
    display_name: 'Bigorna',
    full_name: 'Conta da Direção',
    bio: 'Direção do portal.',
    role: 'super_admin',
  },
  {
    username: 'admin',
    display_name: 'Tereza',
    full_name: 'Tereza Andrade',
    bio: 'Cuida do catálogo, responde comentários e perde tempo com trens.',
    role: 'admin',
  },
  {
    username: 'moderador',
    display_name: 'Caio',
    full_name: 'Caio Menezes',
    bio: 'Revisa o que chega. Se demorou, é porque testei.',
    role: 'moderator',
  },
  {
    username: 'jogador',
    display_name: 'Lucas Prado',
    full_name: 'Lucas Prado',
    bio: 'Mundo de sobrevivência desde 2014. Coleciono moinhos.',
  },
  { username: 'novato', display_name: 'Novato', full_name: 'Rafael Nunes', bio: '', is_verified: false },
  {
    username: 'banido',
    display_name: 'xX_Banido_Xx',
    full_name: 'Fulano de Tal',
    bio: '',
    ban_reason: 'Ofensas repetidas nos comentários, depois de dois avisos.',
  },
];

const MEMBERS: readonly Person[] = [
  { username: 'tico', display_name: 'tico', full_name: 'Thiago Costa', bio: 'Redstone e café.' },
  { username: 'marina-luz', display_name: 'Marina Luz', full_name: 'Marina Luz', bio: 'Construo cidades pequenas.' },
  { username: 'pedrolho', display_name: 'Pedrolho', full_name: 'Pedro Carvalho', bio: '' },
  { username: 'dona_creuza', display_name: 'Dona Creuza', full_name: 'Creuza Batista', bio: 'Jogo com os netos.' },
  { username: 'vinicraft', display_name: 'Vini', full_name: 'Vinícius Rocha', bio: 'Servidor com 11 amigos.' },
  { username: 'aurora', display_name: 'Aurora', full_name: 'Aurora Pinheiro', bio: 'Só modo criativo.' },
  { username: 'zeca_bloco', display_name: 'Zeca Bloco', full_name: 'José Carlos Dias', bio: '' },
  { username: 'nanda', display_name: 'Nanda', full_name: 'Fernanda Lopes', bio: 'Professora, testo tudo com a turma.' },
  { username: 'guto-minas', display_name: 'Guto', full_name: 'Augusto Viana', bio: 'Uai.' },
  { username: 'lia_pixel', display_name: 'Lia', full_name: 'Lia Moraes', bio: 'Desenho texturas nas horas vagas.' },
  { username: 'brunocavador', display_name: 'Bruno', full_name: 'Bruno Teles', bio: 'Camada -59.' },
  { username: 'sol', display_name: 'Sol', full_name: 'Solange Freitas', bio: '' },
  { username: 'kadu', display_name: 'Kadu', full_name: 'Carlos Eduardo Reis', bio: 'Pilota de barco a vela.' },
  { username: 'bel-ribeiro', display_name: 'Bel Ribeiro', full_name: 'Isabel Ribeiro', bio: 'Hortas e abelhas.' },
  { username: 'otavio', display_name: 'Otávio', full_name: 'Otávio Salles', bio: '' },
  { username: 'jujuba', display_name: 'Jujuba', full_name: 'Júlia Barros', bio: 'Bedrock no celular.' },
  { username: 'mestre-tatu', display_name: 'Mestre Tatu', full_name: 'Davi Tavares', bio: '' },
  { username: 'clarice', display_name: 'Clarice', full_name: 'Clarice Antunes', bio: 'Leio changelogs por prazer.' },
  { username: 'heitor_z', display_name: 'Heitor', full_name: 'Heitor Zanetti', bio: '' },
  { username: 'manu', display_name: 'Manu', full_name: 'Manuela Xavier', bio: 'Trens, trens, trens.' },
  { username: 'rafa-sul', display_name: 'Rafa', full_name: 'Rafael Sulzbach', bio: 'Chimarrão e mods leves.' },
  { username: 'iara', display_name: 'Iara', full_name: 'Iara Campos', bio: '' },
  { username: 'teo', display_name: 'Téo', full_name: 'Teodoro Brito', bio: 'Notebook velho, mundo novo.' },
];

const ENGLISH_MEMBERS: readonly Person[] = [
  { username: 'wrenfield', display_name: 'Wren', full_name: 'Wren Fielding', bio: 'Slow survival.' },
  { username: 'oddly', display_name: 'oddly', full_name: 'Odile Hart', bio: '' },
  { username: 'sam-pender', display_name: 'Sam Pender', full_name: 'Samuel Pender', bio: 'Small server host.' },
  { username: 'maplebyte', display_name: 'maplebyte', full_name: 'June Okafor', bio: 'Builder.' },
  { username: 'thistle', display_name: 'Thistle', full_name: 'Isla Moore', bio: '' },
  { username: 'corbin', display_name: 'Corbin', full_name: 'Corbin Vale', bio: 'Bug reports with logs.' },
  { username: 'harrow_fan', display_name: 'Ellis', full_name: 'Ellis Grant', bio: '' },
];

export const NAMED_ACCOUNTS: readonly SeedAccount[] = NAMED.map(toAccount);
export const MEMBER_ACCOUNTS: readonly SeedAccount[] = [
  ...MEMBERS,
  ...ENGLISH_MEMBERS.map((person) => ({ ...person, locale: 'en-US' as const })),
].map(toAccount);
export const SEED_ACCOUNTS: readonly SeedAccount[] = [...NAMED_ACCOUNTS, ...MEMBER_ACCOUNTS];
