import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceGraph } from './source-graph.ts';
import { type ModuleGraph, PART_ROOTS, partOfTexts } from './text-parts.ts';

const SOURCES = '/src/';

/** Modules by their names below the sources; each defines one text, named like it. */
const graphOf = (imports: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  imports: (module) => (imports[module.slice(SOURCES.length)] ?? []).map((name) => SOURCES + name),
  texts: (module) => [module.slice(SOURCES.length)],
});

const [MAIN = ''] = PART_ROOTS.first;
const [MOD = '', DOWNLOAD = ''] = PART_ROOTS.mod;
const [LATER = ''] = PART_ROOTS.later;

describe('partOfTexts', () => {
  it('gives a text to the part whose pages alone lead to it', () => {
    const parts = partOfTexts(
      SOURCES,
      graphOf({ [MAIN]: ['home', MOD, LATER], [MOD]: ['comments'], [LATER]: ['login', 'help'], login: ['password'] }),
    );
    expect(Object.fromEntries(parts)).toEqual({
      [MAIN]: 'first',
      home: 'first',
      [MOD]: 'mod',
      [DOWNLOAD]: 'mod',
      comments: 'mod',
      ...Object.fromEntries(PART_ROOTS.reading.map((page) => [page, 'reading'])),
      [LATER]: 'later',
      login: 'later',
      help: 'later',
      password: 'later',
    });
  });

  it('gives the first part what the first pages need as well, and what two others share', () => {
    const parts = partOfTexts(
      SOURCES,
      graphOf({ [MAIN]: ['card', MOD, LATER], [MOD]: ['card', 'field'], [LATER]: ['card', 'field'] }),
    );
    expect(parts.get('card')).toBe('first');
    expect(parts.get('field')).toBe('first');
  });

  it('gives a part what it shares with another whose pages have it too', () => {
    const [TERMS = ''] = PART_ROOTS.reading;
    const parts = partOfTexts(SOURCES, graphOf({ [LATER]: ['titles'], [TERMS]: ['titles', 'terms'] }));
    expect(parts.get('titles')).toBe('later');
    expect(parts.get('terms')).toBe('reading');
  });

  it('follows imports in a circle to their end', () => {
    const parts = partOfTexts(SOURCES, graphOf({ [MAIN]: [LATER], [LATER]: ['a'], a: ['b'], b: ['a', LATER] }));
    expect(parts.get('b')).toBe('later');
  });
});

describe('the site’s own texts', () => {
  const sources = join(import.meta.dirname, '../src/');
  const parts = partOfTexts(sources, sourceGraph(sources));

  it('come with the pages that show them', () => {
    expect(parts.get('header.login')).toBe('first');
    expect(parts.get('footer.top')).toBe('first');
    expect(parts.get('title.mods')).toBe('first');
    expect(parts.get('download.heading')).toBe('mod');
    expect(parts.get('help.lead')).toBe('reading');
    expect(parts.get('title.login')).toBe('later');
    expect(parts.get('preferences.language')).toBe('later');
  });
});
