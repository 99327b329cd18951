import { type BrowserContext, expect } from '@playwright/test';
import { reportBareTexts } from './bare-texts.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const THIS_MACHINE = ['localhost', '127.0.0.1'];
const WITHOUT_HOST = ['data:', 'blob:', 'about:'];

const leavesThisMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return !WITHOUT_HOST.includes(protocol) && !THIS_MACHINE.includes(hostname);
};

/** Console messages of Chromium about policy violations. */
const FORBIDDEN = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|Permissions-Policy/;

/** Firestore's SDK loads this picture to test the network. The policy forbids it, so the SDK assumes an outage. */
const PROBE = 'https://www.google.com/images/cleardot.gif';

/**
 * Firestore's SDK logs this when it does not connect within ten seconds, which pass at once if a test moves the page's
 * clock. Ignored, because a test that needs Firestore fails anyway when Firestore stays unreachable.
 */
const SLOW_FIRESTORE = /Could not reach Cloud Firestore/;

/** Chromium logs the status of a page that does not exist. */
const MISSING_PAGE = /status of 4(?:04|10) \([^)]*\) \((\S+)\) on \1$/;

/** Name of the function by which a page reports violations to {@link Watch}. */
const REPORTER = 'reportViolation';

const findUnmatched = (patterns: readonly RegExp[], texts: readonly string[]): string[] =>
  texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
const findUnused = (patterns: readonly RegExp[], texts: readonly string[]): string[] =>
  patterns.filter((pattern) => !texts.some((text) => pattern.test(text))).map(String);

/**
 * Watches the browser contexts of a test. Console errors, uncaught errors, requests to other hosts, violations of the
 * Content-Security-Policy and bare texts that come and go fail the test unless expected. A test also fails if an
 * expected error does not occur.
 */
export class Watch {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #violations: string[] = [];
  readonly #expectedViolations: RegExp[] = [];

  async watchContext(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !FORBIDDEN.test(text) && !SLOW_FIRESTORE.test(text))
        this.#errors.push(`console: ${text} (${message.location().url}) on ${message.page()?.url()}`);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      this.#errors.push(`uncaught: ${error.stack || error.message}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (leavesThisMachine(url) && !url.startsWith(PROBE)) this.#errors.push(`request to another host: ${url}`);
    });
    context.on('page', waitForHydration);
    await context.addInitScript(reportBareTexts);
    await this.watchPolicy(context);
  }

  /** Watches policy violations only, for a browser with unpredictable errors. */
  async watchPolicy(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (FORBIDDEN.test(message.text())) this.#addViolation(`console: ${message.text()}`);
    });
    await context.exposeBinding(REPORTER, ({ page }, violation: unknown) => {
      this.#addViolation(`${violation} on ${page.url()}`);
    });
    await context.addInitScript((reporter) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
        const report: unknown = Reflect.get(window, reporter);
        if (typeof report === 'function') report(`${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`);
      });
    }, REPORTER);
  }

  #addViolation(violation: string): void {
    if (!violation.includes(PROBE)) this.#violations.push(violation);
  }

  /** Expects a policy violation. The pattern matches directive, URL and sample of the browser's event. */
  expectViolation(pattern: RegExp): void {
    this.#expectedViolations.push(pattern);
  }

  /** Expects a browser error, such as the console message about a 401 response. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Allows a browser error that may occur, such as a 404 until an instance has synced. */
  allowError(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Fails on unexpected errors or violations, and if an expected one did not occur. */
  settle(): void {
    const unexpected = findUnmatched([...this.#expected, ...this.#allowed, MISSING_PAGE], this.#errors);
    expect(unexpected, `no unexpected errors in the browser, but ${unexpected[0]}`).toEqual([]);
    const violations = findUnmatched(this.#expectedViolations, this.#violations);
    expect(violations, 'no violation of the Content-Security-Policy').toEqual([]);
    expect(findUnused(this.#expectedViolations, this.#violations), 'every expected violation occurs').toEqual([]);
    expect(findUnused(this.#expected, this.#errors), 'every expected error occurs').toEqual([]);
  }
}
