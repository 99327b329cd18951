import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceGraph } from './source-graph.ts';
import { assignTextParts, type ModuleGraph, PART_ROOTS } from './text-parts.ts';

const SOURCES = '/src/';

/** Creates a graph from module names, relative to the sources. Each module defines one text with the module's name. */
const createGraph = (imports: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  imports: (module) => (imports[module.slice(SOURCES.length)] ?? []).map((name) => SOURCES + name),
  texts: (module) => [module.slice(SOURCES.length)],
});

const [MAIN = ''] = PART_ROOTS.first;
const [MOD = '', ...OTHER_MOD_PAGES] = PART_ROOTS.mod;
const [SECONDARY = ''] = PART_ROOTS.later;

describe('assignTextParts', () => {
  it('assigns a text to the only part that reaches it', () => {
    const parts = assignTextParts(
      SOURCES,
      createGraph({
        [MAIN]: ['home', MOD, SECONDARY],
        [MOD]: ['comments'],
        [SECONDARY]: ['login', 'help'],
        login: ['password'],
      }),
    );
    expect(Object.fromEntries(parts)).toEqual({
      [MAIN]: 'first',
      home: 'first',
      [MOD]: 'mod',
      ...Object.fromEntries(OTHER_MOD_PAGES.map((page) => [page, 'mod'])),
      comments: 'mod',
      ...Object.fromEntries(PART_ROOTS.reading.map((page) => [page, 'reading'])),
      [SECONDARY]: 'later',
      login: 'later',
      help: 'later',
      password: 'later',
    });
  });

  it('assigns texts of the first pages and texts that two parts share to the first part', () => {
    const parts = assignTextParts(
      SOURCES,
      createGraph({ [MAIN]: ['card', MOD, SECONDARY], [MOD]: ['card', 'field'], [SECONDARY]: ['card', 'field'] }),
    );
    expect(parts.get('card')).toBe('first');
    expect(parts.get('field')).toBe('first');
  });

  it('assigns a text shared with the reading pages to the part `later`', () => {
    const [TERMS = ''] = PART_ROOTS.reading;
    const parts = assignTextParts(SOURCES, createGraph({ [SECONDARY]: ['titles'], [TERMS]: ['titles', 'terms'] }));
    expect(parts.get('titles')).toBe('later');
    expect(parts.get('terms')).toBe('reading');
  });

  it('terminates on circular imports', () => {
    const parts = assignTextParts(
      SOURCES,
      createGraph({ [MAIN]: [SECONDARY], [SECONDARY]: ['a'], a: ['b'], b: ['a', SECONDARY] }),
    );
    expect(parts.get('b')).toBe('later');
  });
});

describe('texts of the site', () => {
  const sources = join(import.meta.dirname, '../src/');
  const parts = assignTextParts(sources, readSourceGraph(sources));

  it('are in the part of the pages that show them', () => {
    expect(parts.get('header.login')).toBe('first');
    expect(parts.get('footer.top')).toBe('first');
    expect(parts.get('title.mods')).toBe('first');
    expect(parts.get('download.heading')).toBe('mod');
    expect(parts.get('comments.kind.bug')).toBe('mod');
    expect(parts.get('member.comments')).toBe('mod');
    expect(parts.get('help.lead')).toBe('reading');
    expect(parts.get('title.login')).toBe('later');
    expect(parts.get('preferences.language')).toBe('later');
  });
});
