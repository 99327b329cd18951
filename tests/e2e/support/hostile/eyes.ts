import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { giveOwnAddress } from '../address.ts';
import { PAYLOADS } from './payloads.ts';

/** What a payload did that came through: it ran, opened a dialog, asked for its address, or took the page elsewhere. */
export interface Eyes {
  readonly page: Page;
  /** What came through so far, in words. */
  readonly caught: string[];
  /** The numbers of the payloads that pages have shown, as text or in a field. */
  readonly seen: Set<number>;
  /** Opens an address, waits until it is drawn, and looks at what it is made of. */
  open: (address: string) => Promise<void>;
  /** Looks at the page as it is now. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

interface Look {
  faults: string[];
  numbers: number[];
}

/** What stands where something is still to come, on the site and in the console. */
const WAITING =
  '.skeleton, .navigation-veil, main .spinner, .MuiSkeleton-root, .RaPlaceholder-root, .RaLoading-root, [aria-busy=true]';
/** Addresses of pictures carry numbers of their own. */
const KNOWN = new Set(PAYLOADS.map(({ number }) => number));
const DRAWN_MS = 30_000;
/** Pictures that will never come keep their place: what has not come by then is looked at as it is. */
const SETTLED_MS = 5_000;

/** What of a page nobody may have put there but the portal. Runs in the page. */
const look = (): Look => {
  const faults: string[] = [];
  const strangers =
    'script, iframe, frame, object, embed, base, meta, link, style, template, math, foreignObject, animate, set, video, audio, marquee, portal, applet, noscript';
  // React hoists nothing here and Emotion writes into the head: below the body all of these would be a text's.
  for (const element of document.body.querySelectorAll(strangers)) faults.push(`element ${element.outerHTML}`);
  const addresses = [
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
      if (!addresses.includes(name)) continue;
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
  const numbers = [...text.matchAll(/__xss\((\d+)\)|canary(?:\.example)?\/(\d+)/g)].map(([, called, asked]) =>
    Number(called ?? asked),
  );
  return { faults, numbers };
};

/**
 * A browser that is watched for anything that a payload does, and whose pages are looked over.
 *
 * @param options `bypassCSP` takes the pages' policy away: then nothing but the escaping stands between text and reader
 */
export const openEyes = async (browser: Browser, options: BrowserContextOptions): Promise<Eyes> => {
  const context = await browser.newContext(options);
  await giveOwnAddress(context);
  const page = await context.newPage();
  const caught: string[] = [];
  const seen = new Set<number>();
  let at = 'nowhere';
  const tell = (what: string): void => {
    caught.push(`${what} at ${at}`.slice(0, 500));
  };
  await page.exposeFunction('__xss', (number: unknown) => tell(`payload ${number} ran`));
  page.on('dialog', (dialog) => {
    tell(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => tell('window opened'));
  context.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url(), 'http://nowhere');
    if (pathname.startsWith('/canary') || hostname.includes('canary')) tell(`asked for ${request.url()}`);
  });
  const lookAgain = async (): Promise<void> => {
    const { faults, numbers } = await page.evaluate(look);
    for (const fault of faults) tell(fault);
    for (const number of numbers) if (KNOWN.has(number)) seen.add(number);
  };
  const open = async (address: string): Promise<void> => {
    at = address;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: DRAWN_MS });
    await page
      .waitForFunction((waiting) => !document.querySelector(waiting), WAITING, { timeout: SETTLED_MS })
      .catch(() => undefined);
    await lookAgain();
    const there = new URL(page.url());
    if (there.host !== new URL(address, page.url()).host) tell(`taken to ${page.url()}`);
  };
  return { page, caught, seen, open, look: lookAgain, close: () => context.close() };
};
