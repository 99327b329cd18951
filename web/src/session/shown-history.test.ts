import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { describe, expect, it } from 'vitest';
import { NO_HISTORY, shownHistory } from './shown-history.ts';

const entry = (mod_id: string): HistoryEntry => ({
  mod_id,
  release_id: 'r',
  slug: mod_id,
  title: mod_id,
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  tags: [],
  size: 1,
  type: 'public',
  status: 'available',
  downloaded_at: '2026-11-20T10:00:00.000Z',
});
const live = { uid: 'u', entries: [entry('live')], hasFailed: false };
const fetched = { entries: [entry('api')], hasFailed: false };
const nothing = { entries: undefined, hasFailed: false };

describe('R102 R146 the history shown', () => {
  it('is loading until one side has answered', () => {
    expect(shownHistory('u', NO_HISTORY, nothing)).toEqual({ status: 'loading', entries: [] });
  });

  it('is the API’s at first, then the live one', () => {
    expect(shownHistory('u', NO_HISTORY, fetched)).toEqual({ status: 'ready', entries: fetched.entries });
    expect(shownHistory('u', live, fetched)).toEqual({ status: 'ready', entries: live.entries });
  });

  it('fails only when the API failed and nothing live is there', () => {
    const failed = { entries: undefined, hasFailed: true };
    expect(shownHistory('u', NO_HISTORY, failed).status).toBe('failed');
    expect(shownHistory('u', live, failed).status).toBe('ready');
    expect(shownHistory('u', { ...NO_HISTORY, uid: 'u', hasFailed: true }, fetched).status).toBe('ready');
  });

  it('never shows one member another’s', () => {
    expect(shownHistory('other', live, nothing)).toEqual({ status: 'loading', entries: [] });
    expect(shownHistory(undefined, live, fetched).entries).toEqual([]);
  });
});
