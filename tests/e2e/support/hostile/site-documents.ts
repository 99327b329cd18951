import { MEDIA_KIT_ROWS_MAX } from '@bigorna/domain/limits';
import { fitting } from './packed.ts';
import { PAYLOADS } from './payloads.ts';
import { ALL, addressWith, chunk, type Documents, NOW, translated } from './texts.ts';

/** What stands in the console's queues and the log. */
export const deskDocuments = (at: number, modId: string): Documents =>
  new Map<string, Record<string, unknown>>([
    [
      `contact_messages/hostil-${at}`,
      {
        name: fitting(at, 100),
        email: `"${fitting(at, 40)}"@e.example`,
        subject: chunk(at, 200),
        message: chunk(at, 5000),
        uid: null,
        created_at: new Date(NOW.getTime() - at * 1000),
        handled_at: null,
        note: chunk(at, 500),
      },
    ],
    [
      `reports/hostil-${at}`,
      {
        uid: null,
        subject: 'mod',
        path: `mods/${modId}`,
        reason: chunk(at, 500),
        created_at: new Date(Date.UTC(2020, 0, 1) - at * 1000),
        resolved_at: null,
        note: chunk(at, 500),
        lead: true,
        alike: 1,
      },
    ],
    [
      `logs/hostil-${at}`,
      {
        actor: null,
        action: 'edit:mod',
        target: `mods/${modId}`,
        about: [`mods/${modId}`],
        before: { title: fitting(at, 100), description: ALL },
        after: { title: fitting(at + 1, 100), description: `${ALL}!` },
        reason: chunk(at, 500),
        request_id: fitting(at, 100),
        undoes: null,
        at: new Date(NOW.getTime() - at * 1000),
      },
    ],
  ]);

/** What the site says of itself, each text in six languages: only where no other test looks, for it stands on everybody's pages. */
export const siteDocuments = (at: number): Documents =>
  new Map<string, Record<string, unknown>>([
    [
      `faq/hostil-${at}`,
      { position: at, question: translated(fitting(at, 100)), answer: translated(chunk(at, 1000)), updated_at: NOW },
    ],
    [
      `changelog/hostil-${at}`,
      {
        version: fitting(at, 40),
        date: NOW,
        title: translated(fitting(at, 100)),
        body: translated(ALL),
        updated_at: NOW,
      },
    ],
    [
      `announcements/hostil-${at}`,
      {
        text: translated(chunk(at, 500)),
        path: '/faq',
        created_by: 'seed-super',
        created_at: NOW,
        sent_at: null,
        sent_by: null,
        updated_at: NOW,
      },
    ],
    [
      `ads/hostil-${at}`,
      {
        title: fitting(at, 100),
        image_url: `/media/x"onerror="__xss(${at})`,
        width: 640,
        height: 120,
        alt: translated(fitting(at, 100)),
        link: addressWith(at),
        placement: (['home_top', 'home_middle', 'listing', 'download'] as const)[at % 4],
        weight: 100,
        starts_at: new Date(0),
        ends_at: new Date(Date.UTC(2100, 0, 1)),
        active: true,
        updated_at: NOW,
      },
    ],
  ]);

/** All payloads in as many texts as a list of the media kit may have rows. */
const ROWS = Array.from({ length: MEDIA_KIT_ROWS_MAX }, (_, row) =>
  PAYLOADS.filter((_payload, at) => at % MEDIA_KIT_ROWS_MAX === row)
    .map(({ text }) => text)
    .join(' '),
);

/** The one document of the media kit. */
export const mediaKit = () => ({
  full_name: ALL,
  headline: translated(ALL),
  about: translated(ALL),
  figures: ROWS.map((text) => ({ label: translated(text), value: text })),
  channels: ROWS.map((text, at) => ({ name: text, url: addressWith(at), followers: 1 })),
  formats: ROWS.map((text) => ({ name: translated(text), description: translated(text), price_cents: 100 })),
  email: fitting(0, 100),
  updated_at: NOW,
});
