import { expect, it } from 'vitest';
import { JSON_FIELDS } from './cards.ts';
import { SCHEMA_VERSION } from './engine/schema.ts';

it('a change of the stored card fields requires a new schema version', () => {
  // If this fails, increase SCHEMA_VERSION, then change both values here.
  expect({ version: SCHEMA_VERSION, fields: JSON_FIELDS.join() }).toEqual({
    version: 7,
    fields:
      'title,author,short_description,language,content_type,access,featured,version,minecraft_version,loader,side,file_size,categories,tags,thumbnail_url,published_at,released_at,deleted_at,submitted_at',
  });
});
