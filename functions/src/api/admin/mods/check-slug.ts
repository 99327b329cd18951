import { slug as slugSchema } from '@bigorna/domain/entities/common';
import { slugify } from '@bigorna/domain/slug';
import { slugState } from '../../../mods/slug-claims.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { get } from '../../../platform/firestore.ts';
import type { Call, Handler } from '../../handler.ts';

const askedSlug = ({ slug, title = '' }: Call<'checkSlug'>['query']): string => {
  if (slug !== undefined) {
    if (!slugSchema.safeParse(slug).success)
      throw new ApiError('invalid_request', { fields: [{ path: 'slug', code: 'invalid_value' }] });
    return slug;
  }
  if (title.trim() === '') throw new ApiError('invalid_request', { fields: [{ path: 'title', code: 'required' }] });
  return slugify(title);
};

/** Whether a slug, or the one that a title makes, is free to a mod. */
export const checkSlug: Handler<'checkSlug'> = async ({ query }) => {
  const slug = askedSlug(query);
  const { free, takenBy } = await slugState({ get }, slug, query.mod);
  return { data: { slug, free, taken_by: takenBy } };
};
