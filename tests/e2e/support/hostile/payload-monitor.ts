import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { assignClientIp } from '../client-ip.ts';
import { PAYLOADS } from './payloads.ts';

/** A monitored page. Reports a payload that ran, opened a dialog, requested its URL or navigated. */
export interface PayloadMonitor {
  readonly page: Page;
  /** Findings so far, as text. */
  readonly findings: string[];
  /** Numbers of the payloads that pages have shown, as text or in a field. */
  readonly shown: Set<number>;
  /** Opens a page, waits until it is rendered, and inspects its DOM. */
  open: (path: string) => Promise<void>;
  /** Inspects the current DOM. */
  inspect: () => Promise<void>;
  close: () => Promise<void>;
}

interface Inspection {
  faults: string[];
  numbers: number[];
}

/** Placeholders of pending content, on the site and in the console. */
const WAITING =
  '.skeleton, .navigation-veil, main .spinner, .MuiSkeleton-root, .RaPlaceholder-root, .RaLoading-root, [aria-busy=true]';
/** Numbers of the payloads, to ignore other numbers in picture URLs. */
const KNOWN = new Set(PAYLOADS.map(({ number }) => number));
const RENDER_TIMEOUT_MS = 30_000;
/** The page is inspected after this time even with placeholders, because placeholders of broken pictures stay. */
const SETTLE_TIMEOUT_MS = 5_000;

/** Finds elements, handlers and URLs that only an injection can add. Runs in the page. */
const findInjections = (): Inspection => {
  const faults: string[] = [];
  const forbidden =
    'script, iframe, frame, object, embed, base, meta, link, style, template, math, foreignObject, animate, set, video, audio, marquee, portal, applet, noscript';
  // React and Emotion write these elements only into the head. Such an element in the body was injected.
  for (const element of document.body.querySelectorAll(forbidden)) faults.push(`element ${element.outerHTML}`);
  const urlAttributes = [
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'poster',
    'srcdoc',
    'background',
  ];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(`handler ${name} of ${element.outerHTML}`);
      if (name === 'style' && /canary|__xss|expression|url\(|@import/i.test(value)) faults.push(`style ${value}`);
      if (!urlAttributes.includes(name)) continue;
      const { protocol, host } = new URL(value, document.baseURI);
      if (!/^(?:https?|mailto|ircs?|xmpp|blob):$/.test(protocol)) faults.push(`${name} ${value}`);
      const loads = name !== 'href' || element.tagName === 'LINK';
      if (loads && host !== location.host) faults.push(`${name} of another host: ${value}`);
    }
  }
  if (!(document.getElementById('root') instanceof HTMLDivElement)) faults.push('#root is another element');
  if (typeof document.cookie !== 'string') faults.push('document.cookie is an element');
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const text = [document.body.textContent, document.title, ...fields.map(({ value }) => value)].join('\n');
  const numbers = [...text.matchAll(/__xss\((\d+)\)|canary(?:\.example)?\/(\d+)/g)].map(([, called, requested]) =>
    Number(called ?? requested),
  );
  return { faults, numbers };
};

/**
 * Opens a browser context that reports the effects of payloads.
 *
 * @param options `bypassCSP` disables the policy of the pages, so that escaping is the only defense
 */
export const openPayloadMonitor = async (browser: Browser, options: BrowserContextOptions): Promise<PayloadMonitor> => {
  const context = await browser.newContext(options);
  await assignClientIp(context);
  const page = await context.newPage();
  const caught: string[] = [];
  const seen = new Set<number>();
  let at = 'nowhere';
  const report = (event: string): void => {
    caught.push(`${event} at ${at}`.slice(0, 500));
  };
  await page.exposeFunction('__xss', (number: unknown) => report(`payload ${number} ran`));
  page.on('dialog', (dialog) => {
    report(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => report('window opened'));
  context.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url(), 'http://nowhere');
    if (pathname.startsWith('/canary') || hostname.includes('canary')) report(`asked for ${request.url()}`);
  });
  const inspect = async (): Promise<void> => {
    const { faults, numbers } = await page.evaluate(findInjections);
    for (const fault of faults) report(fault);
    for (const number of numbers) if (KNOWN.has(number)) seen.add(number);
  };
  const open = async (path: string): Promise<void> => {
    at = path;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: RENDER_TIMEOUT_MS });
    await page
      .waitForFunction((waiting) => !document.querySelector(waiting), WAITING, { timeout: SETTLE_TIMEOUT_MS })
      .catch(() => undefined);
    await inspect();
    const current = new URL(page.url());
    if (current.host !== new URL(path, page.url()).host) report(`taken to ${page.url()}`);
  };
  return { page, findings: caught, shown: seen, open, inspect: inspect, close: () => context.close() };
};
