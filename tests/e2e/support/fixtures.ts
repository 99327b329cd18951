import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { assignClientIp } from './client-ip.ts';
import { findRichMod } from './rich-mod.ts';
import { signIn } from './session.ts';
import { Watch } from './watch.ts';

export { expect } from '@playwright/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type SeedAccount = 'jogador' | 'novato' | 'moderador' | 'admin' | 'super';

interface TestFixtures {
  /** Fails the test on browser errors, requests to other hosts and policy violations. */
  watch: Watch;
  /** Opens another browser context, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page with a signed-in seed account. */
  openAs: (account: SeedAccount, options?: BrowserContextOptions) => Promise<Page>;
  /** Page of the verified member `jogador`. */
  player: Page;
  /** Page of the unverified member `novato`. */
  novice: Page;
  /** Page of the moderator `moderador`. */
  moderator: Page;
  /** Page of the admin `admin`. */
  admin: Page;
  /** Page of the super admin `super`. */
  chief: Page;
  /** A featured mod with pictures, three releases in two channels and dependencies. */
  mod: ModPage;
}

/** Shorter than the ten minutes for which the second factor of a session counts as fresh. */
const SESSION_MS = 5 * 60_000;

interface WorkerFixtures {
  /** Browser storage after the login of a seed account. Cached per worker for some minutes. */
  getSession: (account: SeedAccount) => Promise<StorageState>;
}

/**
 * Goes online before the context closes. Chromium 156 crashes if a service worker starts while its offline context
 * closes (a freed `storage_partition_` in its DevTools `NetworkHandler`). An upstream issue is not known.
 */
const goOnline = (context: BrowserContext): Promise<void> => context.setOffline(false);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  getSession: [
    async ({ browser }, use) => {
      const states = new Map<SeedAccount, { since: number; state: Promise<StorageState> }>();
      const create = async (account: SeedAccount): Promise<StorageState> => {
        const context = await browser.newContext();
        await assignClientIp(context);
        await signIn(await context.newPage(), { username: account });
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        return state;
      };
      await use((account) => {
        const cached = states.get(account);
        if (cached && Date.now() - cached.since < SESSION_MS) return cached.state;
        const state = create(account);
        states.set(account, { since: Date.now(), state });
        return state;
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await assignClientIp(context);
    await use(context);
    await goOnline(context);
  },
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      await watch.watchContext(context);
      await use(watch);
      watch.settle();
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      await assignClientIp(context);
      contexts.push(context);
      await watch.watchContext(context);
      return context.newPage();
    });
    await Promise.all(
      contexts.map(async (context) => {
        await goOnline(context);
        await context.close();
      }),
    );
  },
  openAs: async ({ newVisitor, getSession }, use) => {
    await use(async (account, options = {}) => newVisitor({ ...options, storageState: await getSession(account) }));
  },
  player: async ({ openAs }, use) => use(await openAs('jogador')),
  novice: async ({ openAs }, use) => use(await openAs('novato')),
  moderator: async ({ openAs }, use) => use(await openAs('moderador')),
  admin: async ({ openAs }, use) => use(await openAs('admin')),
  chief: async ({ openAs }, use) => use(await openAs('super')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs a destructured parameter
  mod: async ({}, use) => use(await findRichMod()),
});
