import type { AdminMediaKit, mediaKitBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { type MediaKit, mediaKit } from '@bigorna/domain/entities/media-kit';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { doc, type QueryDoc } from '../../platform/firestore.ts';

const NO_TEXT = { 'pt-BR': '' };

/** The media kit before staff write it. */
export const createBlankMediaKit = (): MediaKit =>
  mediaKit.parse({ full_name: '', headline: NO_TEXT, about: NO_TEXT, figures: [], channels: [], email: '' });

/** The media kit: one record, `main`. */
export const MEDIA_KIT: CrudType<typeof mediaKit> = {
  name: 'media_kit',
  at: (id) => (id === 'main' ? doc('media_kit/main') : undefined),
  blank: createBlankMediaKit(),
};

export const toMediaKitFields = ({ updated_at: _seen, ...written }: z.infer<typeof mediaKitBody>): Fields => written;

export const toMediaKitCard = ({ id, data }: QueryDoc<MediaKit>): AdminMediaKit => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});
