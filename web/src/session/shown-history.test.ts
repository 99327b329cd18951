import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { describe, expect, it } from 'vitest';
import { shownHistory } from './shown-history.ts';

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
const live = [entry('live')];
const fetched = { entries: [entry('api')], hasFailed: false };
const nothing = { entries: undefined, hasFailed: false };

describe('R102 R146 the history shown', () => {
  it('is loading until one side has answered', () => {
    expect(shownHistory(undefined, nothing)).toEqual({ status: 'loading', entries: [] });
  });

  it('is the API’s at first, then the live one', () => {
    expect(shownHistory(undefined, fetched)).toEqual({ status: 'ready', entries: fetched.entries });
    expect(shownHistory(live, fetched)).toEqual({ status: 'ready', entries: live });
  });

  it('fails only when the API failed and nothing live is there', () => {
    const failed = { entries: undefined, hasFailed: true };
    expect(shownHistory(undefined, failed).status).toBe('failed');
    expect(shownHistory(live, failed).status).toBe('ready');
  });
});
