import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** An address that no other test comes from, so that limits of one do not meet the other. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Lets a browser call the API from an address of its own where few calls are allowed from one. In the page, since
 * Playwright's own ways would put the header on requests to other hosts too, or switch the browser's cache off.
 */
export const giveOwnAddress = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((address) => {
    const original = window.fetch;
    window.fetch = (input, init) => {
      if (typeof input !== 'string' || !/^\/api\/(auth|user|contact)\b/.test(input)) return original(input, init);
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', address);
      return original(input, { ...init, headers });
    };
  }, someAddress());
