import { getPagesToCheck, type NamedMod, type SitePage, type Viewer } from '../../../tests/e2e/support/site-pages.ts';

/** A page to photograph. */
export interface Subject {
  /** Unique, and valid as a file name. */
  name: string;
  getPath: (mod: NamedMod) => string;
  /** Seed account that opens the page; null for a visitor. */
  as: 'jogador' | 'moderador' | null;
  /** Selector that is present once the page shows its content. */
  ready: string;
}

const ACCOUNTS = { visitor: null, member: 'jogador' } as const satisfies Record<Viewer, Subject['as']>;

const getName = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '');

const subject = ({ path, open, content: shows }: SitePage, viewer: Viewer): Subject => ({
  name: [
    path === '/' ? 'home' : path === '*' ? 'not-found' : getName(path),
    ...(viewer === 'member' ? [viewer] : []),
  ].join('-'),
  getPath: (mod) => open?.(mod) ?? path,
  as: ACCOUNTS[viewer],
  ready: shows ? `main ${shows}` : 'main h1',
});

/** Every page of the site for visitors, the pages that look different for members, and the console's queue. */
export const SUBJECTS: readonly Subject[] = [
  ...getPagesToCheck('visitor').map((sitePage) => subject(sitePage, 'visitor')),
  ...getPagesToCheck('member').map((sitePage) => subject(sitePage, 'member')),
  {
    name: 'console-queue',
    getPath: () => '/admin/mods',
    as: 'moderador',
    ready: '#main-content :is(tbody tr, li, .MuiCard-root):visible',
  },
];
