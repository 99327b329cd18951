import './support/separate-project.ts';
import './support/mock-clock.ts';
import { publicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { FORMAT_PRICE_CENTS, MEDIA_KIT_ROWS_MAX } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../functions/src/platform/clock.ts';
import { getRefusal, parseData, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { getLogEntry, getLogEntryId } from './support/staff.ts';
import { createLocalApi, createStaffMember } from './support/staff-mods.ts';

const HOUR_MS = 3_600_000;
const MAIN = { id: 'main' };
const NAME = { 'pt-BR': 'Vídeo', 'en-US': 'Video', 'zh-CN': '视频' };
const FORMAT = { name: NAME, description: { 'pt-BR': 'Um vídeo.', 'en-US': 'A video.' }, price_cents: 480_000 };
const KIT = {
  full_name: 'Bigorna',
  headline: { 'pt-BR': 'Chamada', 'en-US': 'Headline', 'fr-FR': 'Accroche' },
  about: { 'pt-BR': 'Sobre', 'en-US': 'About' },
  figures: [
    { label: { 'pt-BR': 'Membros', 'fr-FR': 'Membres' }, value: '184000' },
    { label: { 'pt-BR': 'Países' }, value: '12' },
  ],
  channels: [{ name: 'Bigorna TV', url: 'https://video.example/@bigorna', followers: 184_000 }],
  email: 'imprensa@bigorna.example',
};

const api = await createLocalApi();
const admin = await createStaffMember();
let hours = 0;
beforeEach(async () => {
  // Expires the cached texts.
  hours += 1;
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + hours * HOUR_MS));
  await firestore.doc('media_kit/main').set(KIT);
});

const read = () => api.ask('adminGetMediaKit', admin, { params: MAIN });
const write = async (fields: object) => {
  const { id: _id, ...stored } = await read();
  return api.call('adminUpdateMediaKit', admin, { params: MAIN, body: { ...stored, ...fields } });
};
const getMediaKit = async (lang: string) =>
  publicMediaKit.parse(parseData('mediaKit', await api.call('mediaKit', undefined, { query: `?lang=${lang}` })));

describe('media kit', () => {
  it('is shown without formats and date when it was stored before formats existed (R042)', async () => {
    expect(await getMediaKit('pt-BR')).toMatchObject({ full_name: 'Bigorna', formats: [], updated_at: null });
    expect(await read()).toMatchObject({ formats: [] });
  });

  it('is returned in the request language, with Portuguese for missing parts (R042)', async () => {
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
    hours += 1;
    expect(await getMediaKit('en-US')).toMatchObject({
      lang: 'en-US',
      headline: 'Headline',
      about: 'About',
      figures: [
        { lang: 'pt-BR', label: 'Membros', value: '184000' },
        { lang: 'pt-BR', label: 'Países' },
      ],
      formats: [{ lang: 'en-US', name: 'Video', description: 'A video.', price_cents: 480_000 }],
    });
    expect(await getMediaKit('fr-FR')).toMatchObject({
      lang: 'pt-BR',
      headline: 'Chamada',
      figures: [
        { lang: 'fr-FR', label: 'Membres' },
        { lang: 'pt-BR', label: 'Países' },
      ],
    });
    expect((await getMediaKit('zh-CN')).formats).toEqual([
      { lang: 'pt-BR', name: 'Vídeo', description: 'Um vídeo.', price_cents: 480_000 },
    ]);
  });

  it('shows when it last changed, and logs and undoes changes of its formats (R042, R131)', async () => {
    const other = { ...FORMAT, price_cents: 62_000 };
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
    const changed = await write({ formats: [other, FORMAT] });
    expect(await getLogEntry(changed)).toMatchObject({
      action: 'edit:media_kit',
      before: { formats: [FORMAT] },
      after: { formats: [other, FORMAT] },
    });
    hours += 1;
    const { formats, updated_at } = await getMediaKit('pt-BR');
    expect(formats.map(({ price_cents }) => price_cents)).toEqual([62_000, 480_000]);
    expect(updated_at).toBe(parseData('adminUpdateMediaKit', changed).updated_at);
    const undone = await api.call('undoLog', admin, { params: { id: getLogEntryId(changed) ?? '' } });
    expect(undone.status, undone.text).toBe(200);
    expect((await read()).formats).toEqual([FORMAT]);
  });

  it.each([
    ['without a name in Portuguese', { name: { 'en-US': 'Video' } }, 'formats.0.name.pt-BR', 'required'],
    [
      'with a description that is too long',
      { description: { 'pt-BR': 'x'.repeat(1001) } },
      'formats.0.description.pt-BR',
      'too_long',
    ],
    ['with a price of zero', { price_cents: 0 }, 'formats.0.price_cents', 'invalid_value'],
    ['with a fraction of a centavo', { price_cents: 10.5 }, 'formats.0.price_cents', 'invalid_value'],
    [
      'with a price that is too high',
      { price_cents: FORMAT_PRICE_CENTS.max + 1 },
      'formats.0.price_cents',
      'invalid_value',
    ],
  ])('refuses a format %s: 400 with an error at the field (R042)', async (_, given, path, code) => {
    const rejected = await write({ formats: [{ ...FORMAT, ...given }] });
    expect(getRefusal(rejected)).toBe('400 invalid_request');
    expect(parseFailure(rejected).errors).toMatchObject([{ path, code }]);
  });

  it('accepts at most twelve formats, up to the maximum price (R042)', async () => {
    const dear = { ...FORMAT, price_cents: FORMAT_PRICE_CENTS.max };
    const most = Array.from({ length: MEDIA_KIT_ROWS_MAX }, () => dear);
    expect((await write({ formats: most })).status).toBe(200);
    expect(getRefusal(await write({ formats: [...most, dear] }))).toBe('400 invalid_request');
  });

  it('can be edited by admins, but by no lower role (R042)', async () => {
    const { id: _id, ...body } = await read();
    const moderator = await createStaffMember('moderator');
    const rejected = await api.call('adminUpdateMediaKit', moderator, { params: MAIN, body });
    expect(getRefusal(rejected)).toBe('403 forbidden');
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
  });
});
