import type { AdminMediaKit, mediaKitBody } from '@bigorna/domain/endpoints/admin/content';
import { type MediaKit, mediaKit } from '@bigorna/domain/entities/media-kit';
import type { z } from 'zod';
import { doc, type Found } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';

const NOTHING = { 'pt-BR': '' };

/** What there is before anybody wrote it. */
export const blankMediaKit = (): MediaKit =>
  mediaKit.parse({ full_name: '', headline: NOTHING, about: NOTHING, figures: [], channels: [], email: '' });

/** The media kit: one record, `main`. */
export const MEDIA_KIT: Kind<typeof mediaKit> = {
  name: 'media_kit',
  at: (id) => (id === 'main' ? doc('media_kit/main') : undefined),
  blank: blankMediaKit(),
};

export const mediaKitFields = ({ updated_at: _seen, ...written }: z.infer<typeof mediaKitBody>): Fields => written;

export const mediaKitCard = ({ id, data }: Found<MediaKit>): AdminMediaKit => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});
