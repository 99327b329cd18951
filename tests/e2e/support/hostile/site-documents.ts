import { MEDIA_KIT_ROWS_MAX } from '@bigorna/domain/limits';
import { pickPayload } from './pack-payloads.ts';
import { PAYLOADS } from './payloads.ts';
import { ALL_PAYLOADS, type Documents, getHostileUrl, NOW, pickPackedText, toTranslated } from './texts.ts';

/** Documents of the console's queues and log. */
export const createQueueDocuments = (at: number, modId: string): Documents => ({
  [`contact_messages/hostil-${at}`]: {
    name: pickPayload(at, 100),
    email: `"${pickPayload(at, 40)}"@e.example`,
    subject: pickPackedText(at, 200),
    message: pickPackedText(at, 5000),
    uid: null,
    created_at: new Date(NOW.getTime() - at * 1000),
    handled_at: null,
    note: pickPackedText(at, 500),
  },
  [`reports/hostil-${at}`]: {
    uid: null,
    subject: 'mod',
    path: `mods/${modId}`,
    reason: pickPackedText(at, 500),
    created_at: new Date(Date.UTC(2020, 0, 1) - at * 1000),
    resolved_at: null,
    note: pickPackedText(at, 500),
    lead: true,
    alike: 1,
  },
  [`logs/hostil-${at}`]: {
    actor: null,
    action: 'edit:mod',
    target: `mods/${modId}`,
    about: [`mods/${modId}`],
    before: { title: pickPayload(at, 100), description: ALL_PAYLOADS },
    after: { title: pickPayload(at + 1, 100), description: `${ALL_PAYLOADS}!` },
    reason: pickPackedText(at, 500),
    request_id: pickPayload(at, 100),
    undoes: null,
    at: new Date(NOW.getTime() - at * 1000),
  },
});

/** Staff content in six languages. Visible on public pages, so only for the run without other tests. */
export const createSiteDocuments = (at: number): Documents => ({
  [`faq/hostil-${at}`]: {
    position: at,
    question: toTranslated(pickPayload(at, 100)),
    answer: toTranslated(pickPackedText(at, 1000)),
    updated_at: NOW,
  },
  [`changelog/hostil-${at}`]: {
    version: pickPayload(at, 40),
    date: NOW,
    title: toTranslated(pickPayload(at, 100)),
    body: toTranslated(ALL_PAYLOADS),
    updated_at: NOW,
  },
  [`announcements/hostil-${at}`]: {
    text: toTranslated(pickPackedText(at, 500)),
    path: '/faq',
    created_by: 'seed-super',
    created_at: NOW,
    sent_at: null,
    sent_by: null,
    updated_at: NOW,
  },
  [`ads/hostil-${at}`]: {
    title: pickPayload(at, 100),
    image_url: `/media/x"onerror="__xss(${at})`,
    width: 640,
    height: 120,
    alt: toTranslated(pickPayload(at, 100)),
    link: getHostileUrl(at),
    placement: (['home_top', 'home_middle', 'listing', 'download'] as const)[at % 4],
    weight: 100,
    starts_at: new Date(0),
    ends_at: new Date(Date.UTC(2100, 0, 1)),
    active: true,
    updated_at: NOW,
  },
});

/** All payloads, distributed over the maximum rows of a media kit list. */
const ROWS = Array.from({ length: MEDIA_KIT_ROWS_MAX }, (_, row) =>
  PAYLOADS.filter((_payload, at) => at % MEDIA_KIT_ROWS_MAX === row)
    .map(({ text }) => text)
    .join(' '),
);

/** A media kit with payloads in every text. */
export const createMediaKit = () => ({
  full_name: ALL_PAYLOADS,
  headline: toTranslated(ALL_PAYLOADS),
  about: toTranslated(ALL_PAYLOADS),
  figures: ROWS.map((text) => ({ label: toTranslated(text), value: text })),
  channels: ROWS.map((text, at) => ({ name: text, url: getHostileUrl(at), followers: 1 })),
  formats: ROWS.map((text) => ({ name: toTranslated(text), description: toTranslated(text), price_cents: 100 })),
  email: pickPayload(0, 100),
  updated_at: NOW,
});
