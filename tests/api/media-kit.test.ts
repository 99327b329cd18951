import './support/own-project.ts';
import { publicMediaKit } from '@bigorna/domain/endpoints/portal';
import { FORMAT_PRICE_CENTS, MEDIA_KIT_ROWS_MAX } from '@bigorna/domain/limits';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../functions/src/platform/clock.ts';
import { dataOf, failureOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { entryIdOf, entryOf, ownApi, type Staff, staffMember } from './support/staff-mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));

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

const api = ownApi();
let admin: Staff;
let hours = 0;
beforeAll(async () => {
  admin = await staffMember();
});
beforeEach(async () => {
  // What an instance keeps of the texts is old by then.
  hours += 1;
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + hours * HOUR_MS));
  await firestore.doc('media_kit/main').set(KIT);
});

const read = () => api.ask('adminGetMediaKit', admin, { params: MAIN });
const write = async (fields: object) => {
  const { id: _id, ...stored } = await read();
  return api.call('adminUpdateMediaKit', admin, { params: MAIN, body: { ...stored, ...fields } });
};
const shown = async (lang: string) =>
  publicMediaKit.parse(dataOf('mediaKit', await api.call('mediaKit', undefined, { query: `?lang=${lang}` })));

describe('the media kit', () => {
  it('R042 from before formats were written is shown without any, and without a date', async () => {
    expect(await shown('pt-BR')).toMatchObject({ full_name: 'Bigorna', formats: [], updated_at: null });
    expect(await read()).toMatchObject({ formats: [] });
  });

  it('R042 is told in the language asked for, and each part that lacks it in Portuguese', async () => {
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
    hours += 1;
    expect(await shown('en-US')).toMatchObject({
      lang: 'en-US',
      headline: 'Headline',
      about: 'About',
      figures: [
        { lang: 'pt-BR', label: 'Membros', value: '184000' },
        { lang: 'pt-BR', label: 'Países' },
      ],
      formats: [{ lang: 'en-US', name: 'Video', description: 'A video.', price_cents: 480_000 }],
    });
    expect(await shown('fr-FR')).toMatchObject({
      lang: 'pt-BR',
      headline: 'Chamada',
      figures: [
        { lang: 'fr-FR', label: 'Membres' },
        { lang: 'pt-BR', label: 'Países' },
      ],
    });
    expect((await shown('zh-CN')).formats).toEqual([
      { lang: 'pt-BR', name: 'Vídeo', description: 'Um vídeo.', price_cents: 480_000 },
    ]);
  });

  it('R042 R131 a change of its formats is dated, logged and undone', async () => {
    const other = { ...FORMAT, price_cents: 62_000 };
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
    const changed = await write({ formats: [other, FORMAT] });
    expect(await entryOf(changed)).toMatchObject({
      action: 'edit:media_kit',
      before: { formats: [FORMAT] },
      after: { formats: [other, FORMAT] },
    });
    hours += 1;
    const { formats, updated_at } = await shown('pt-BR');
    expect(formats.map(({ price_cents }) => price_cents)).toEqual([62_000, 480_000]);
    expect(updated_at).toBe(dataOf('adminUpdateMediaKit', changed).updated_at);
    const undone = await api.call('undoLog', admin, { params: { id: entryIdOf(changed) ?? '' } });
    expect(undone.status, undone.text).toBe(200);
    expect((await read()).formats).toEqual([FORMAT]);
  });

  it.each([
    ['without a name in Portuguese', { name: { 'en-US': 'Video' } }, 'formats.0.name.pt-BR', 'required'],
    [
      'described at too great length',
      { description: { 'pt-BR': 'x'.repeat(1001) } },
      'formats.0.description.pt-BR',
      'too_long',
    ],
    ['for nothing', { price_cents: 0 }, 'formats.0.price_cents', 'invalid_value'],
    ['for parts of a centavo', { price_cents: 10.5 }, 'formats.0.price_cents', 'invalid_value'],
    ['for too much', { price_cents: FORMAT_PRICE_CENTS.max + 1 }, 'formats.0.price_cents', 'invalid_value'],
  ])('R042 a format %s is refused: 400 on its field', async (_, given, path, code) => {
    const refused = await write({ formats: [{ ...FORMAT, ...given }] });
    expect(refusal(refused)).toEqual({ status: 400, code: 'invalid_request' });
    expect(failureOf(refused).errors).toMatchObject([{ path, code }]);
  });

  it('R042 takes twelve formats up to the dearest, and not one more', async () => {
    const dear = { ...FORMAT, price_cents: FORMAT_PRICE_CENTS.max };
    const most = Array.from({ length: MEDIA_KIT_ROWS_MAX }, () => dear);
    expect((await write({ formats: most })).status).toBe(200);
    expect(refusal(await write({ formats: [...most, dear] }))).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('R042 is written by admins, and by nobody below', async () => {
    const { id: _id, ...body } = await read();
    const moderator = await staffMember('moderator');
    const refused = await api.call('adminUpdateMediaKit', moderator, { params: MAIN, body });
    expect(refusal(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect((await write({ formats: [FORMAT] })).status).toBe(200);
  });
});
