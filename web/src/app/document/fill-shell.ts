import type { Locale } from '@bigorna/domain/locales';
import type { PageTheme } from '@bigorna/domain/page-choice';
import { BAR_COLORS } from '#shared/browser/theme.ts';
import { createDataBlock, createDataElement } from '#shared/page/page-data.ts';
import type { PageHead } from '#shared/page/rendering.ts';

/** What a server writes into shell.html. */
export interface ShellContent {
  locale: Locale;
  theme: PageTheme;
  head?: PageHead;
  /** Elements of the head, then `<div id="root">`. */
  markup?: string;
  /** Time of the rendering in milliseconds, and the API's responses, as JSON by path. */
  data?: { at: number; origin: string; answers: ReadonlyMap<string, string> };
  /** URLs of the page's scripts. */
  scripts?: readonly string[];
}

const ROOT_TAG = '<html lang="pt-BR" data-theme="dark">';
const COLOR_TAG = '<meta name="theme-color" content="#100e0d" />';
const ROOT = '<div id="root">';
const ROOT_ELEMENT = /<div id="root">[\s\S]*<\/div>(?=\s*<(?:!--|script))/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const START = '<script data-start>';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Replaces one part. Throws if the page lacks it, as after a change of shell.html. */
const replace = (html: string, part: string | RegExp, value: string): string => {
  const isFound = typeof part === 'string' ? html.includes(part) : html.search(part) >= 0;
  if (!isFound) throw new Error(`shell.html lacks ${part}`);
  return html.replace(part, () => value);
};

const setRoot = (html: string, locale: Locale, theme: PageTheme): string => {
  const rooted = replace(html, ROOT_TAG, `<html lang="${locale}" data-theme="${theme}">`);
  return replace(rooted, COLOR_TAG, `<meta name="theme-color" content="${BAR_COLORS[theme]}" />`);
};

const setHead = (html: string, { title, description }: PageHead): string => {
  const titled = title ? replace(html, /<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`) : html;
  if (!description) return titled;
  return replace(titled, /(?<=<meta name="description" content=")[^"]*/, escapeText(description));
};

/**
 * Replaces the module script: shell.html starts it itself after the first paint, together with the page's own scripts.
 */
const setScripts = (html: string, scripts: readonly string[]): string => {
  const [whole = '', entry = ''] = ENTRY.exec(html) ?? [];
  const preloads = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const files = [...new Set([...preloads, ...scripts])].join(' ');
  const start = START.replace('>', ` data-main="${entry}" data-files="${files}">`);
  return replace(replace(html.replaceAll(PRELOADS, ''), whole, ''), START, start);
};

/** Fills shell.html with a rendered page. Without `markup`, the browser fills it. */
export const fillShell = (template: string, content: ShellContent): string => {
  const { locale, theme, head = {}, markup, data, scripts = [] } = content;
  const shell = setHead(setRoot(template, locale, theme), head);
  if (markup === undefined) return shell;
  // Before the markup is there: searching through it takes longer than all this.
  const html = setScripts(shell, scripts);
  const begin = markup.indexOf(ROOT);
  const block = data ? createDataElement(data, data.answers) : '';
  const filled = replace(html, ROOT_ELEMENT, `${markup.slice(begin)}\n    ${block}\n    `);
  const blocks = (head.data ?? []).map((item) => createDataBlock('type="application/ld+json"', JSON.stringify(item)));
  return replace(filled, '</head>', `${markup.slice(0, begin)}${blocks.join('')}</head>`);
};
