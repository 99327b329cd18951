import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** A random IP address: tests must not share rate limits. */
export const createClientIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Gives a browser its own IP address on rate-limited endpoints. Wraps `fetch` in the page: Playwright's headers would
 * reach other hosts too, and its routes disable the browser's cache.
 */
export const assignClientIp = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((ip) => {
    const original = window.fetch;
    window.fetch = (input, init) => {
      if (typeof input !== 'string' || !/^\/api\/(auth|user|contact)\b/.test(input)) return original(input, init);
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', ip);
      return original(input, { ...init, headers });
    };
  }, createClientIp());
