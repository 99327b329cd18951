import { type BrowserContext, expect } from '@playwright/test';

const THIS_MACHINE = ['localhost', '127.0.0.1'];
const WITHOUT_HOST = ['data:', 'blob:', 'about:'];

const leavesThisMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return !WITHOUT_HOST.includes(protocol) && !THIS_MACHINE.includes(hostname);
};

/**
 * Looks over a test's browser contexts: an error on the console, an uncaught error or a request to another host fails
 * the test, unless the test said that it expects it; what it expects must come.
 */
export class Watch {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #borne: RegExp[] = [];

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#complaints.push(`console: ${message.text()} (${message.location().url}) on ${message.page()?.url()}`);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      this.#complaints.push(`uncaught: ${error.stack || error.message}`);
    });
    context.on('request', (request) => {
      if (leavesThisMachine(request.url())) this.#complaints.push(`request to another host: ${request.url()}`);
    });
  }

  /** Console errors that belong to the test, such as the browser's own note about an answer 401. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Console errors that may come or not: where a test asks again until a process has followed a change. */
  bearError(pattern: RegExp): void {
    this.#borne.push(pattern);
  }

  /** Fails when something unexpected came, or something expected did not. */
  settle(): void {
    const isExpected = (complaint: string) =>
      [...this.#expected, ...this.#borne].some((pattern) => pattern.test(complaint));
    expect(
      this.#complaints.filter((complaint) => !isExpected(complaint)),
      'no unexpected errors in the browser',
    ).toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#complaints.some((complaint) => pattern.test(complaint)));
    expect(missing.map(String), 'every expected error came').toEqual([]);
  }
}
