import type { Member } from '../members.ts';
import { pickPayload } from './pack-payloads.ts';
import { type Documents, NOW, pickPackedText } from './texts.ts';

const author = (at: number) => ({
  username: pickPayload(at, 50),
  display_name: pickPayload(at + 1, 100),
  avatar_url: `/media/x"onerror="__xss(${at})`,
  role: 'user' as const,
});

/** A comment with an official reply. */
export const buildHostileComment = (at: number, uid: string) => ({
  uid,
  author: author(at),
  text: pickPackedText(at, 2000),
  kind: 'comment',
  release: pickPayload(at, 40),
  created_at: new Date(NOW.getTime() - at * 1000),
  edited_at: null,
  hidden: false,
  reply: { uid: 'seed-super', author: author(at + 2), text: pickPackedText(at + 1, 2000), created_at: NOW },
  parent: null,
  replies: 0,
  useful: 0,
});

const TEMPLATES = ['mod_update', 'new_mod', 'official_reply', 'thread_reply', 'announcement', 'mod_rejected'] as const;

/** Documents of a member: one notification, one download and one activity entry. */
export const createMemberDocuments = (member: Member, at: number): Documents => {
  const root = `users/${member.uid}`;
  const text = pickPayload(at, 100);
  return {
    [`${root}/notifications/hostil-${at}`]: {
      type: 'system',
      template: TEMPLATES[at % TEMPLATES.length],
      values: { title: text, version: text, text: pickPackedText(at, 500), reason: pickPackedText(at, 500) },
      path: '/mods/x"onmouseover="__xss(1)',
      created_at: new Date(NOW.getTime() - at * 1000),
      read_at: null,
    },
    [`${root}/downloads/hostil-${at}`]: {
      mod_id: `hostil-${at}`,
      release_id: 'r1',
      slug: 'x',
      title: text,
      thumbnail_url: `/media/x"onerror="__xss(${at})`,
      content_type: 'mod',
      version: text,
      minecraft_version: text,
      short_description: pickPackedText(at, 300),
      tags: [text],
      size: 1,
      type: 'public',
      status: 'available',
      downloaded_at: new Date(NOW.getTime() - at * 1000),
    },
    [`${root}/activity/hostil-${at}`]: {
      kind: 'comments',
      mod_id: `hostil-${at}`,
      title: text,
      at: new Date(NOW.getTime() - at * 1000),
      type: 'mod',
      size: null,
      category: 'utility',
      comment: pickPackedText(at, 500),
      duration: null,
      rating: null,
    },
  };
};
