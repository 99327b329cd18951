import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { giveOwnAddress } from './address.ts';
import { SEED_PASSWORD } from './api.ts';
import { signIn } from './session.ts';
import { Watch } from './watch.ts';

export { expect } from '@playwright/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type SeedAccount = 'jogador' | 'novato' | 'moderador' | 'admin' | 'super';

interface TestFixtures {
  /** Fails the test for errors in the browser, requests to other hosts and what the pages' policy forbids. */
  watch: Watch;
  /** Opens another visitor's browser, looked over like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A page on which a seed account is signed in already. */
  pageOf: (account: SeedAccount, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** What a browser holds after a seed account's login; the form is filled in once a worker. */
  sessionOf: (account: SeedAccount) => Promise<StorageState>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sessionOf: [
    async ({ browser }, use) => {
      const states = new Map<SeedAccount, Promise<StorageState>>();
      const make = async (account: SeedAccount): Promise<StorageState> => {
        const context = await browser.newContext();
        await giveOwnAddress(context);
        await signIn(await context.newPage(), { username: account, password: SEED_PASSWORD });
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        return state;
      };
      await use((account) => {
        const state = states.get(account) ?? make(account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await giveOwnAddress(context);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      await watch.over(context);
      await use(watch);
      watch.settle();
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      await giveOwnAddress(context);
      contexts.push(context);
      await watch.over(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  pageOf: async ({ newVisitor, sessionOf }, use) => {
    await use(async (account, options = {}) => newVisitor({ ...options, storageState: await sessionOf(account) }));
  },
});
