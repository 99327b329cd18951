import { facesFor, type NamedMod, type Place, type Reader } from '../../../tests/e2e/support/places.ts';

/** A page to take pictures of. */
export interface Subject {
  /** Unique, and fit for a file's name. */
  name: string;
  address: (mod: NamedMod) => string;
  /** The seed account that looks at it; null for a visitor. */
  as: 'jogador' | 'moderador' | null;
  /** What is there as soon as the page shows its content. */
  ready: string;
}

const ACCOUNTS = { visitor: null, member: 'jogador' } as const satisfies Record<Reader, Subject['as']>;

const nameOf = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '');

const subject = ({ path, open, shows }: Place, reader: Reader): Subject => ({
  name: [
    path === '/' ? 'home' : path === '*' ? 'not-found' : nameOf(path),
    ...(reader === 'member' ? [reader] : []),
  ].join('-'),
  address: (mod) => open?.(mod) ?? path,
  as: ACCOUNTS[reader],
  ready: shows ? `main ${shows}` : 'main h1',
});

/** Every page of the site as visitors see it, and as members do where it is another then; and the console's queue. */
export const SUBJECTS: readonly Subject[] = [
  ...facesFor('visitor').map((place) => subject(place, 'visitor')),
  ...facesFor('member').map((place) => subject(place, 'member')),
  {
    name: 'console-queue',
    address: () => '/admin/mods',
    as: 'moderador',
    ready: '#main-content :is(tbody tr, li, .MuiCard-root):visible',
  },
];
