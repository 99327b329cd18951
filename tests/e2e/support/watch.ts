import { type BrowserContext, expect } from '@playwright/test';

const THIS_MACHINE = ['localhost', '127.0.0.1'];
const WITHOUT_HOST = ['data:', 'blob:', 'about:'];

const leavesThisMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return !WITHOUT_HOST.includes(protocol) && !THIS_MACHINE.includes(hostname);
};

/** How Chromium tells on the console that the page's policy forbade something. */
const FORBIDDEN = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|Permissions-Policy/;

/** What Firestore's SDK would load to see whether there is a network at all; forbidden, it takes it that there is none. */
const PROBE = 'https://www.google.com/images/cleardot.gif';

/** What the page tells the test of itself, by a function that {@link Watch} gives it. */
const TELL = 'tellOfViolation';

/**
 * Looks over a test's browser contexts: an error on the console, an uncaught error, a request to another host or
 * something that the page's Content-Security-Policy forbids fails the test, unless the test said that it expects it;
 * what it expects must come.
 */
export class Watch {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #borne: RegExp[] = [];
  readonly #violations: string[] = [];
  readonly #expectedViolations: RegExp[] = [];

  async over(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error' && !FORBIDDEN.test(message.text()))
        this.#complaints.push(`console: ${message.text()} (${message.location().url}) on ${message.page()?.url()}`);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      this.#complaints.push(`uncaught: ${error.stack || error.message}`);
    });
    context.on('request', (request) => {
      if (leavesThisMachine(request.url())) this.#complaints.push(`request to another host: ${request.url()}`);
    });
    await this.overPolicy(context);
  }

  /** Looks over what the policy forbids and nothing else: where errors of another kind are the browser's own matter. */
  async overPolicy(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (FORBIDDEN.test(message.text())) this.#note(`console: ${message.text()}`);
    });
    await context.exposeBinding(TELL, ({ page }, told: unknown) => {
      this.#note(`${told} on ${page.url()}`);
    });
    await context.addInitScript((tell) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
        const told: unknown = Reflect.get(window, tell);
        if (typeof told === 'function') told(`${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`);
      });
    }, TELL);
  }

  #note(violation: string): void {
    if (!violation.includes(PROBE)) this.#violations.push(violation);
  }

  /** What the page's policy forbids in this test, as the browser's event names it: directive, address, sample. */
  expectViolation(pattern: RegExp): void {
    this.#expectedViolations.push(pattern);
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
    const isForeseen = (violation: string) => this.#expectedViolations.some((pattern) => pattern.test(violation));
    expect(
      this.#violations.filter((violation) => !isForeseen(violation)),
      'nothing that the Content-Security-Policy forbids',
    ).toEqual([]);
    const unseen = this.#expectedViolations.filter(
      (pattern) => !this.#violations.some((violation) => pattern.test(violation)),
    );
    expect(unseen.map(String), 'every expected violation came').toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#complaints.some((complaint) => pattern.test(complaint)));
    expect(missing.map(String), 'every expected error came').toEqual([]);
  }
}
